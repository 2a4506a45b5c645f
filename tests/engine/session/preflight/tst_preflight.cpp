#include "engine/data/training_clip.h"
#include "engine/hardware/host/look_at_host.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/contains.h"
#include "tests/support/preflight_runs.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <filesystem>

using namespace formant;
using test::contains;
using Fixture = test::PreflightRuns;

namespace {

/// A second of a WAV file of 16 bits at 8 kHz, all zero.
QByteArray silence() {
    return QByteArray("RIFF") + QByteArray::fromHex("a43e0000") + "WAVEfmt " +
           QByteArray::fromHex("1000000001000100401f0000803e000002001000") + "data" +
           QByteArray::fromHex("803e0000") + QByteArray(16000, 0);
}

} // namespace

class TestPreflight : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void where_all_is_well_every_line_says_so() {
        Fixture f;
        QVERIFY(f.look());
        for (const char* id :
             {"configuration", "device", "run-folder", "text", "data", "model", "layers",
              "checkpoint-room", "cache-room", "recordings", "storage", "memory", "time"})
            QVERIFY2(f.lines.contains(id) && !f.is(id, Grade::failure), id);
        QVERIFY(f.is("data", Grade::ok));
        QVERIFY(contains(f.said("data"), "4 recordings, all there"));
        QVERIFY(contains(f.said("recordings"), "4 of the 4"));
        QVERIFY(contains(f.said("time"), "for 60 steps"));
        QVERIFY(!std::filesystem::exists(f.runs())); // it only looks
    }
    void a_configuration_that_is_not_valid_ends_it() {
        Fixture f;
        const auto looked = f.look({"train.batchsize=4"});
        QCOMPARE(looked.error().kind, ErrorKind::usage);
        QVERIFY(f.is("configuration", Grade::failure));
        QCOMPARE(f.lines.size(), std::size_t{1});
    }
    void that_nothing_is_compiled_yet_is_said_where_it_was_asked_for() {
        Fixture f;
        QVERIFY(f.look_at_start());
        QVERIFY(!f.lines.contains("compile"));
        QVERIFY(f.look_at_start({"train.use_torch_compile=true"}));
        QVERIFY(f.is("compile", Grade::warning));
        QVERIFY(contains(f.said("compile"), "eagerly"));
        QVERIFY(f.look_at_start({"train.use_torch_compile=true", "train.debug=eager"}));
        QVERIFY(!f.lines.contains("compile")); // as it was asked for
    }
    void a_model_that_cannot_save_memory_by_computing_again_says_so() {
        Fixture f;
        const std::string on = "train.use_gradient_checkpointing=on";
        QVERIFY(f.look_at_start({on}));
        QVERIFY(!f.lines.contains("recomputation"));
        QVERIFY(f.look_at_start(test::small_vits({on})));
        QVERIFY(f.is("recomputation", Grade::warning));
    }
    void half_precision_on_a_cpu_is_said_to_be_slow() {
        Fixture f;
        QVERIFY(f.look_at_start());
        QVERIFY(!f.lines.contains("precision"));
        QVERIFY(f.look_at_start({"train.precision=fp16"}));
        QVERIFY(f.is("precision", Grade::warning));
        QVERIFY(contains(f.said("precision"), "--set train.precision=float32"));
    }
    void what_is_taken_automatically_on_this_cpu_is_not_warned_of() {
        Fixture f;
        HardwareInfo machine;
        machine.host = look_at_host();
        const std::string automatic = suggest_precision(machine, nullptr).value;
        QVERIFY(f.look_at_start({"train.precision=" + automatic}));
        QVERIFY(!f.lines.contains("precision"));
        QVERIFY(f.look_at_start({"train.precision=bf16"}));
        QCOMPARE(f.lines.contains("precision"), automatic != "bf16");
    }
    void a_whole_graph_cannot_be_had() {
        Fixture f;
        const auto looked =
            f.look({"train.use_torch_compile=true", "train.compile_fullgraph=true"});
        QCOMPARE(looked.error().kind, ErrorKind::usage);
        QVERIFY(f.is("configuration", Grade::failure));
        QVERIFY(contains(f.said("configuration"), "train.compile_fullgraph"));
    }
    void a_gpu_that_is_not_there_ends_it() {
        Fixture f;
        RunRequest request = f.request({});
        request.device = "99";
        QCOMPARE(f.look_for(request).error().kind, ErrorKind::device);
        QVERIFY(f.is("device", Grade::failure));
    }
    void a_failure_ends_only_what_depends_on_it() {
        Fixture f;
        const auto looked = f.look({"text.language=xx", "data.corpus=/nowhere/m.csv",
                                    "train.pretrained_path=/nowhere/v.pt"});
        QCOMPARE(looked.error().kind, ErrorKind::usage); // of the first
        for (const char* id : {"text", "data", "pretrained"})
            QVERIFY2(f.is(id, Grade::failure), id);
        for (const char* id : {"device", "run-folder", "model"})
            QVERIFY2(f.is(id, Grade::ok), id);
        for (const char* id : {"layers", "cache-room", "recordings", "storage", "time"})
            QVERIFY2(!f.lines.contains(id), id);
    }
    void layers_that_there_are_not_fail_in_a_line_of_their_own() {
        Fixture f;
        const auto looked =
            f.look({"train.layers=custom", "train.layer_patterns=[nothing.like.this]"});
        QCOMPARE(looked.error().kind, ErrorKind::usage);
        QVERIFY(f.is("layers", Grade::failure));
        QVERIFY(contains(f.said("layers"), "nothing.like.this"));
        QVERIFY(f.is("recordings", Grade::ok));
        QVERIFY(!f.lines.contains("time"));
    }
    void layers_of_speakers_are_there_where_the_corpus_has_several() {
        Fixture f;
        const std::vector<std::string> settings = {"train.layers=custom",
                                                   "train.layer_patterns=[speaker_embedding]"};
        QVERIFY(!f.look(settings));
        f.write("metadata.csv", "file,text,speaker\none.wav,one,ann\ntwo.wav,two,bea\n");
        QVERIFY(f.look(settings));
        QVERIFY(f.is("layers", Grade::ok) && f.is("time", Grade::ok));
    }
    void what_is_trained_is_said_in_words_and_numbers() {
        Fixture f;
        QVERIFY(f.look_at_start({"train.layers=custom", "train.layer_patterns=[decoder]"}));
        QVERIFY2(contains(f.said("layers"), "parameters are trained"), f.said("layers").c_str());
    }
    void what_a_training_would_refuse_is_refused_data() {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("id");
        QTest::newRow("language") << "text.language=xx"
                                  << "text";
        QTest::newRow("name") << "name=../e"
                              << "run-folder";
        QTest::newRow("validation") << "data.validation=/nowhere/v.csv"
                                    << "validation";
        QTest::newRow("pretrained") << "train.pretrained_path=/nowhere/v.pt"
                                    << "pretrained";
    }
    void what_a_training_would_refuse_is_refused() {
        QFETCH(const QString, setting);
        QFETCH(const QString, id);
        Fixture f;
        QVERIFY(!f.look({setting.toStdString()}));
        QVERIFY(f.is(id.toStdString(), Grade::failure));
    }
    void a_path_that_is_not_there_is_told_with_its_setting() {
        Fixture f;
        QVERIFY(!f.look_at_start({"data.validation=/nowhere/v.csv"}));
        QVERIFY2(contains(f.said("validation"), "/nowhere/v.csv (data.validation)"),
                 f.said("validation").c_str());
        QVERIFY(!f.look_at_start({"data.corpus=/nowhere/m.csv"}));
        QVERIFY2(contains(f.said("data"), "/nowhere/m.csv (data.corpus)"), f.said("data").c_str());
    }
    void runs_in_a_place_that_takes_no_file_are_refused() {
        Fixture f;
        RunRequest request = f.request({});
        request.runs_folder = "/proc/runs";
        QCOMPARE(f.look_for(request).error().kind, ErrorKind::disk);
        QVERIFY(f.is("run-folder", Grade::failure));
    }
    void a_run_that_is_trained_already_is_refused_with_what_to_do() {
        Fixture f;
        f.train(2);
        QCOMPARE(f.look({"train.max_steps=2"}).error().kind, ErrorKind::usage);
        QVERIFY(f.is("nothing-left", Grade::failure));
        QVERIFY(contains(f.said("nothing-left"), "set a larger train.max_steps"));
        QVERIFY(f.look({"train.max_steps=2", "name=other"}));
        QVERIFY(!f.lines.contains("nothing-left"));
    }
    void missing_recordings_are_counted() {
        Fixture f;
        std::filesystem::remove(f.folder / "two.wav");
        QVERIFY(f.look_at_start());
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY(contains(f.said("data"), "1 of the 4"));
        QVERIFY(contains(f.said("data"), "two.wav is not there"));
    }
    void bad_rows_of_the_metadata_are_counted() {
        Fixture f;
        f.write("metadata.csv", "file,text\none.wav,one\nbroken\ntwo.wav,two\n");
        QVERIFY(f.look_at_start());
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY(contains(f.said("data"), "1 of the 3"));
        QVERIFY(contains(f.said("data"), "metadata.csv:3"));
    }
    void recordings_that_would_be_left_out_are_counted_and_the_first_is_named_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("why");
        const QByteArray m4a = QByteArray::fromHex("0000001c66747970") + "M4A 0000";
        QTest::newRow("empty") << QByteArray() << "six"
                               << "data"
                               << "six.wav is empty";
        QTest::newRow("m4a") << m4a << "six"
                             << "data"
                             << "six.wav is MPEG-4";
        QTest::newRow("no text") << QByteArray("RIFF") << "  "
                                 << "data"
                                 << "six.wav has no text";
        QTest::newRow("no letter in the text") << QByteArray("RIFF") << "..."
                                               << "data"
                                               << "six.wav has no text";
        QTest::newRow("silent") << silence() << "six"
                                << "recordings"
                                << "six.wav is silent";
        QTest::newRow("garbage") << QByteArray(500, 'x') << "six"
                                 << "recordings"
                                 << "six.wav";
    }
    void recordings_that_would_be_left_out_are_counted_and_the_first_is_named() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, text);
        QFETCH(const QString, id);
        QFETCH(const QString, why);
        Fixture f;
        f.write("six.wav", bytes.toStdString());
        f.write("metadata.csv",
                "file,text\none.wav,one\ntwo.wav,two\nsix.wav," + text.toStdString() + "\n");
        QVERIFY(f.look());
        QVERIFY(f.is(id.toStdString(), Grade::warning));
        const std::string said = f.said(id.toStdString());
        QVERIFY2(contains(said, why.toStdString()), said.c_str());
    }
    void texts_that_are_not_written_as_their_language_is_are_told() {
        Fixture f;
        QVERIFY(f.look_at_start());
        QVERIFY(!f.lines.contains("text-language"));
        f.write("metadata.csv", "file,text\none.wav,یک\ntwo.wav,دو\nthree.wav,three\n");
        QVERIFY(f.look_at_start());
        QVERIFY(f.is("text-language", Grade::warning));
        QVERIFY2(contains(f.said("text-language"), "یک"), f.said("text-language").c_str());
        QVERIFY(f.look_at_start({"text.language=fa"}));
        QVERIFY(!f.lines.contains("text-language"));
    }
    void a_vocoder_needs_no_texts_and_nothing_is_said_of_them() {
        Fixture f;
        const auto vocoder = test::small_hifigan({"text.language=xx"});
        f.write("metadata.csv", "file,text\none.wav,یک\ntwo.wav,دو\nthree.wav,\nfour.wav,...\n");
        QVERIFY(f.look_at_start(vocoder));
        QVERIFY(f.is("text", Grade::ok));
        QVERIFY2(contains(f.said("text"), "sound alone"), f.said("text").c_str());
        QVERIFY(f.is("data", Grade::ok));
        QVERIFY2(f.said("data").ends_with("4 recordings, all there"), f.said("data").c_str());
        QVERIFY(!f.lines.contains("text-language"));
        std::filesystem::remove(f.folder / "metadata.csv");
        QVERIFY(f.look_at_start(test::small_hifigan({"data.corpus=" + f.folder.path().string()})));
        QVERIFY(f.is("data", Grade::ok));
    }
    void a_vocoder_that_learns_from_a_voice_s_frames_needs_that_voice_and_texts() {
        Fixture f;
        f.train(2);
        const std::string mels_of =
            fmt::format("model.hifigan.mels_of={}", (f.runs() / "small").string());
        const auto vocoder = [&](const std::string& setting) {
            return test::small_hifigan({"name=vocoder", mels_of, setting});
        };
        QVERIFY(f.look_at_start(vocoder("train.max_steps=5")));
        QVERIFY(f.is("mels", Grade::ok));
        QVERIFY2(contains(f.said("mels"), "final_ema.pt"), f.said("mels").c_str());
        QVERIFY2(contains(f.said("data"), "with a text"), f.said("data").c_str());
        QCOMPARE(f.look_at_start(vocoder("audio.f_max_hz=7600")).error().kind, ErrorKind::usage);
        QVERIFY(f.is("mels", Grade::failure));
        QVERIFY2(contains(f.said("mels"), "audio.f_max_hz=7600"), f.said("mels").c_str());
        QVERIFY(!f.look_at_start(vocoder("model.hifigan.mels_of=/nowhere/v.pt")));
        QVERIFY2(contains(f.said("mels"), "/nowhere/v.pt"), f.said("mels").c_str());
        f.write("metadata.csv", "file,text\none.wav,one\ntwo.wav,two\nthree.wav,\n");
        QVERIFY(f.look_at_start(vocoder("train.max_steps=5")));
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY2(contains(f.said("data"), "three.wav has no text"), f.said("data").c_str());
    }
    void a_vocoder_that_shall_make_the_voice_audible_must_be_one_for_its_frames() {
        Fixture f;
        f.train(2);
        test::Recorder recorder;
        QVERIFY(test::train(f.request(test::small_hifigan({"name=vocoder", "train.max_steps=1"})),
                            recorder));
        const auto looks_at = [&](const std::string& vocoder, const std::string& setting) {
            return f.look_at_start({"name=ann", "model.unet.vocoder=" + vocoder, setting});
        };
        const std::string run = (f.runs() / "vocoder").string();
        QVERIFY(looks_at(run, "train.max_steps=5"));
        QVERIFY(f.is("vocoder", Grade::ok));
        QVERIFY2(contains(f.said("vocoder"), run), f.said("vocoder").c_str());
        QCOMPARE(looks_at(run, "audio.f_max_hz=7600").error().kind, ErrorKind::usage);
        QVERIFY2(contains(f.said("vocoder"), "other frames"), f.said("vocoder").c_str());
        QVERIFY(!looks_at((f.runs() / "small").string(), "train.max_steps=5"));
        QVERIFY2(contains(f.said("vocoder"), "holds a voice"), f.said("vocoder").c_str());
        QVERIFY(!looks_at("/nowhere/g_1", "train.max_steps=5"));
        QVERIFY2(contains(f.said("vocoder"), "model.unet.vocoder"), f.said("vocoder").c_str());
    }
    void a_voice_that_does_not_know_who_speaks_makes_no_frames_for_a_vocoder() {
        Fixture f;
        const std::string rows = "file,text,speaker\none.wav,one,ann\nthree.wav,three,ann\n";
        f.write("metadata.csv", rows + "two.wav,two,bea\nfour.wav,four,bea\n");
        f.train(2);
        f.write("metadata.csv", rows + "two.wav,two,dora\n");
        const auto looked = f.look_at_start(
            test::small_hifigan({"name=vocoder", fmt::format("model.hifigan.mels_of={}",
                                                             (f.runs() / "small").string())}));
        QCOMPARE(looked.error().kind, ErrorKind::data);
        QVERIFY(f.is("mels", Grade::failure));
        QVERIFY2(contains(f.said("mels"), "dora"), f.said("mels").c_str());
    }
    void recordings_alone_make_no_voice() {
        Fixture f;
        std::filesystem::remove(f.folder / "metadata.csv");
        const auto looked = f.look_at_start({"data.corpus=" + f.folder.path().string()});
        QCOMPARE(looked.error().kind, ErrorKind::data);
        QVERIFY(f.is("data", Grade::failure));
        QVERIFY2(contains(f.said("data"), "has no text"), f.said("data").c_str());
    }
    void a_plateau_that_no_validation_can_show_is_told() {
        Fixture f;
        QVERIFY(f.look_at_start());
        QVERIFY(!f.lines.contains("validation"));
        for (const char* waits : {"train.early_stopping=true", "train.on_plateau=advise"}) {
            QVERIFY(f.look_at_start({waits}));
            QVERIFY2(f.is("validation", Grade::warning), waits);
            QVERIFY(contains(f.said("validation"), "data.validation_share"));
        }
        const std::string corpus =
            fmt::format("data.validation={}", (f.folder / "metadata.csv").string());
        QVERIFY(f.look_at_start({"train.early_stopping=true", corpus}));
        QVERIFY(f.is("validation", Grade::ok));
    }
    void a_share_that_keeps_nothing_to_validate_on_is_told() {
        Fixture f;
        QVERIFY(f.look_at_start({"data.validation_share=1e-9"}));
        QVERIFY(f.is("validation", Grade::warning));
        QVERIFY2(contains(f.said("validation"), "keeps none of the 4 recordings"),
                 f.said("validation").c_str());
    }
    void a_share_that_keeps_nothing_to_train_on_is_an_error() {
        Fixture f;
        std::filesystem::create_directories(f.folder / "all");
        std::string metadata = "file,text\n";
        for (const std::string name : {"a", "b", "c", "d", "e", "f", "g", "h"})
            if (is_for_validation("all/" + name, 0.5)) {
                std::filesystem::copy_file(f.folder / "one.wav",
                                           f.folder / "all" / (name + ".wav"));
                metadata += fmt::format("all/{}.wav,one\n", name);
            }
        f.write("metadata.csv", metadata);
        QVERIFY(!f.look_at_start({"data.validation_share=0.5"}));
        QVERIFY(f.is("validation", Grade::failure));
        QVERIFY2(contains(f.said("validation"), "keeps all recordings"),
                 f.said("validation").c_str());
    }
    void the_forecast_goes_by_epochs_and_by_the_recordings_lengths() {
        Fixture f; // four recordings of about half a second in batches of four, joined to pairs
        QVERIFY(f.look({"train.epochs=7", "data.concatenate_max=1"}));
        QVERIFY2(contains(f.said("time"), "for 7 steps"), f.said("time").c_str());
        QVERIFY2(contains(f.said("time"), "samples of 0.5 s") ||
                     contains(f.said("time"), "samples of 0.6 s"),
                 f.said("time").c_str());
    }
    void without_a_single_recording_it_fails() {
        Fixture f;
        for (const char* name : {"one.wav", "two.wav", "three.wav", "four.wav"})
            std::filesystem::remove(f.folder / name);
        QCOMPARE(f.look().error().kind, ErrorKind::data);
    }
    void a_run_that_is_being_trained_is_said_with_its_process() {
        Fixture f;
        const auto folder = RunFolder::open(f.runs(), "small", "name: small\n");
        QCOMPARE(f.look().error().kind, ErrorKind::usage);
        QVERIFY(contains(f.said("run-folder"), std::to_string(QCoreApplication::applicationPid())));
    }
    void the_memory_that_a_training_takes_is_told_with_its_parts() {
        Fixture f;
        QVERIFY(f.look());
        QVERIFY2(f.is("memory", Grade::ok), f.said("memory").c_str());
        QVERIFY2(contains(f.said("memory"), "4 samples of up to 1."), f.said("memory").c_str());
    }
    void a_batch_that_no_memory_holds_is_a_warning_before_the_run() {
        Fixture f;
        QVERIFY(f.look({"train.batch_size=4096", "train.gradient_accumulation_steps=1",
                        "data.concatenate_max=64"})); // more than 100 GB
        QVERIFY2(f.is("memory", Grade::warning), f.said("memory").c_str());
        QVERIFY(contains(f.said("memory"), "train.batch_size"));
        QVERIFY(!f.lines.contains("time")); // nobody tries it
    }
    void who_stops_it_hears_no_forecast_and_not_that_all_is_well() {
        Fixture f;
        Cancellation cancellation;
        const auto looked = run_preflight(f.request(), PreflightDepth::whole, cancellation,
                                          [&](const PreflightLine& line) {
                                              f.lines[line.id] = line;
                                              if (line.id == "recordings") // the memory comes next
                                                  cancellation.request();
                                          });
        QCOMPARE(looked.error().kind, ErrorKind::interrupted);
        QVERIFY(f.lines.contains("recordings"));
        QVERIFY(!f.lines.contains("memory") && !f.lines.contains("time"));
    }
    void a_disk_without_room_is_a_warning_with_what_to_do() {
        Fixture f;
        QVERIFY(f.look({"train.keep_checkpoints=1000000"})); // as good as a full disk
        QVERIFY(f.is("checkpoint-room", Grade::warning));
        QVERIFY(contains(f.said("checkpoint-room"), "train.keep_checkpoints"));
    }
};

FORMANT_TEST(TestPreflight)
#include "tst_preflight.moc"
