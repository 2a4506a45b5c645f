#include "engine/audio/audio_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/queue/queue_file.h"
#include "engine/session/queue/recipe_jobs.h"
#include "engine/session/voices/run_codec.h"
#include "tests/app/training/tokens/token_training.h"
#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_token_voice {

using test::contains;

/// A codec and a voice on its tokens, so small that a step takes milliseconds.
struct Fixture : test::WordCorpus {
    std::vector<std::string> arguments(const std::string& name, const std::string& model,
                                       const std::vector<std::string>& more) const {
        std::vector<std::string> all = {"--headless",
                                        "--model",
                                        model,
                                        "--model-size",
                                        "tiny",
                                        "--train-manifest",
                                        folder.path().string(),
                                        "--runs",
                                        runs().string(),
                                        "--gpu",
                                        "cpu",
                                        "--warmup-steps",
                                        "0",
                                        "--learning-rate",
                                        "0.002",
                                        "--set",
                                        "name=" + name,
                                        "--set",
                                        "model.dvae.hidden_width=16",
                                        "--set",
                                        "model.dvae.blocks=1",
                                        "--set",
                                        "model.xtts.layers=1",
                                        "--set",
                                        "model.xtts.width=32",
                                        "--set",
                                        "model.xtts.conditioning_frames=32",
                                        "--set",
                                        "data.concatenate_max=1",
                                        "--set",
                                        "data.samples_per_epoch=0",
                                        "--set",
                                        "text.mode=characters",
                                        "--set",
                                        "train.batch_size=2",
                                        "--set",
                                        "train.gradient_accumulation_steps=1"};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    test::ProcessOutput train(const std::string& name, const std::string& model,
                              const std::vector<std::string>& more) const {
        return test::run_program(FORMANT_PROGRAM, arguments(name, model, more), 300);
    }
    test::ProcessOutput train_codec() const {
        return train("codec", "dvae", {"--max-steps", "30"});
    }
    std::vector<std::string> with_codec(const std::vector<std::string>& more) const {
        std::vector<std::string> all = {"--codec", (runs() / "codec").string()};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    std::map<std::int64_t, nlohmann::json> steps_of(const std::string& run) const {
        return test::records_of(runs() / run / "metrics.jsonl", "train");
    }
};

double loss_at(const std::map<std::int64_t, nlohmann::json>& steps, std::int64_t step,
               const char* term) {
    return steps.at(step)["losses"][term].get<double>();
}

class TestTokenVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void a_codec_and_a_voice_on_its_tokens_are_trained_and_speak() {
        const Fixture f;
        const auto codec = f.train_codec();
        QVERIFY2(codec.exit_code == 0, codec.standard_error.c_str());
        QVERIFY(loss_at(f.steps_of("codec"), 30, "recon") <
                0.9 * loss_at(f.steps_of("codec"), 1, "recon"));
        const auto voice = f.train("voice", "xtts", f.with_codec({"--max-steps", "30"}));
        QVERIFY2(voice.exit_code == 0, voice.standard_error.c_str());
        QVERIFY(contains(voice.standard_error, "training on the tokens of the codec"));
        QVERIFY(loss_at(f.steps_of("voice"), 30, "audio") <
                0.9 * loss_at(f.steps_of("voice"), 1, "audio"));
        QVERIFY(std::filesystem::exists(f.runs() / "voice/samples/step_30/001.flac"));

        std::filesystem::remove_all(f.runs() / "codec"); // the voice has a copy
        const auto speak = [&](const char* out, const std::vector<std::string>& more) {
            std::vector<std::string> all = {"synth",
                                            "--checkpoint",
                                            f.checkpoint("voice", "final_ema.pt").string(),
                                            "--out-dir",
                                            (f.folder / out).string(),
                                            "--text",
                                            "one two",
                                            "--gpu",
                                            "cpu"};
            all.insert(all.end(), more.begin(), more.end());
            return test::run_program(FORMANT_PROGRAM, all);
        };
        const auto plain = speak("plain", {});
        QVERIFY2(plain.exit_code == 0, plain.standard_error.c_str());
        QVERIFY(read_audio(f.folder / "plain/0001.wav")->samples.numel() > 0);
        const std::string recording = (f.folder / "plain/0001.wav").string();
        const auto like = speak("like", {"--reference", recording, "--top-k", "5", "--top-p", "1",
                                         "--repetition-penalty", "1.5", "--temperature", "0.5"});
        QVERIFY2(like.exit_code == 0, like.standard_error.c_str());
        const auto refused = speak("refused", {"--solver-steps", "5"});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY2(contains(refused.standard_error, "--top-p"), refused.standard_error.c_str());
    }
    void a_voice_resumes_to_the_same_bits() {
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        const auto arguments = [&](const char* name) {
            return f.arguments(name, "xtts", f.with_codec({"--max-steps", "24"}));
        };
        QCOMPARE(test::stop_at_step(arguments("resumed"), 9), 130);
        const auto straight = test::run_program(FORMANT_PROGRAM, arguments("straight"), 300);
        QVERIFY2(straight.exit_code == 0, straight.standard_error.c_str());
        std::filesystem::remove_all(f.runs() / "codec"); // a resumed run has its own
        const auto resumed = test::run_program(FORMANT_PROGRAM, arguments("resumed"), 300);
        QVERIFY2(resumed.exit_code == 0, resumed.standard_error.c_str());
        QVERIFY(!test::records_of(f.runs() / "resumed/metrics.jsonl", "resume").empty());
        for (std::int64_t step = 1; step <= 24; ++step)
            QVERIFY2(f.steps_of("resumed").at(step) == f.steps_of("straight").at(step),
                     std::to_string(step).c_str());
    }
    void without_a_codec_it_says_how_to_get_one() {
        const Fixture f;
        const auto none = f.train("voice", "xtts", {"--max-steps", "1"});
        QCOMPARE(none.exit_code, 2);
        QVERIFY2(contains(none.standard_error, "model.xtts.codec (--codec)"),
                 none.standard_error.c_str());
        QCOMPARE(f.train_codec().exit_code, 0);
        const auto other = f.train("voice", "xtts",
                                   f.with_codec({"--max-steps", "1", "--set", "audio.n_mels=40"}));
        QCOMPARE(other.exit_code, 2);
        QVERIFY2(contains(other.standard_error, "set those of the codec"),
                 other.standard_error.c_str());
    }
    void a_voice_without_a_default_voice_needs_a_reference() {
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        const auto voice =
            f.train("voice", "xtts",
                    f.with_codec({"--max-steps", "2", "--set", "model.xtts.default_voice_share=0",
                                  "--set", "model.xtts.max_text_tokens=20"}));
        QVERIFY2(voice.exit_code == 0, voice.standard_error.c_str());
        const std::string sample = (f.runs() / "voice/samples/step_2/001.flac").string();
        QVERIFY(std::filesystem::exists(sample)); // with the voice of a recording
        const auto speak = [&](const std::string& text, const std::vector<std::string>& more) {
            return test::run_program(
                FORMANT_PROGRAM,
                test::with({"synth", "--checkpoint", f.checkpoint("voice", "final_ema.pt").string(),
                            "--out-dir", (f.folder / "out").string(), "--gpu", "cpu", "--text",
                            text},
                           more));
        };
        QCOMPARE(speak("one", {"--reference", sample}).exit_code, 0);
        const auto without = speak("one", {});
        QCOMPARE(without.exit_code, 2);
        QVERIFY2(contains(without.standard_error, "--reference"), without.standard_error.c_str());
        const auto too_long = speak("one two three four five", {"--reference", sample});
        QCOMPARE(too_long.exit_code, 3);
        QVERIFY2(contains(too_long.standard_error, "positions for 20"),
                 too_long.standard_error.c_str());
    }
    void a_voice_without_a_default_voice_passes_the_check_of_a_model() {
        const auto checked = test::run_program(
            FORMANT_PROGRAM, {"--test-model", "--model", "xtts", "--model-size", "tiny", "--gpu",
                              "cpu", "--set", "model.xtts.default_voice_share=0"});
        QVERIFY2(checked.exit_code == 0, checked.standard_error.c_str());
        QVERIFY2(contains(checked.standard_output, "speaks: "), checked.standard_output.c_str());
    }
    void a_voice_that_starts_from_another_keeps_its_codec() {
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        QCOMPARE(f.train("first", "xtts", f.with_codec({"--max-steps", "1"})).exit_code, 0);
        const auto codec_of = [&](const char* run) {
            return recorded_codec(*load_checkpoint(f.checkpoint(run, "final_ema.pt")));
        };
        const auto second =
            f.train("second", "xtts",
                    f.with_codec({"--max-steps", "1", "--set",
                                  "train.pretrained_path=" +
                                      f.checkpoint("first", "final_ema.pt").string()}));
        QVERIFY2(second.exit_code == 0, second.standard_error.c_str());
        QVERIFY2(contains(second.standard_error, "weights hold the codec"),
                 second.standard_error.c_str());
        QVERIFY(!codec_of("first").empty());
        QCOMPARE(codec_of("second"), codec_of("first"));
    }
    void a_recipe_trains_all_runs_one_after_the_other() {
        const Fixture f;
        auto jobs =
            jobs_of_recipe({.recipe = "gpt-tiny",
                            .settings = {"name=mine", "data.corpus=" + f.folder.path().string(),
                                         "text.mode=characters"},
                            .runs_folder = f.runs().string(),
                            .device = "cpu"});
        QVERIFY(jobs.has_value());
        for (QueuedJob& job : *jobs)
            job.settings = {"train.max_steps=2",
                            "model.dvae.hidden_width=16",
                            "model.xtts.layers=1",
                            "model.xtts.width=32",
                            "model.hifigan.segment_frames=8",
                            "data.concatenate_max=1",
                            "data.samples_per_epoch=0"};
        JobQueue queue;
        QVERIFY(add_recipe(queue, *jobs).has_value());
        const Path file = f.folder / "queue.json";
        QVERIFY(write_queue(file, queue).has_value());
        const auto output = test::run_program(
            FORMANT_PROGRAM, {"--headless", "--queue", file.string(), "--runs", f.runs().string()},
            300);
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto spoken = test::run_program(
            FORMANT_PROGRAM,
            {"synth", "--checkpoint", f.checkpoint("mine", "final_ema.pt").string(), "--out-dir",
             (f.folder / "out").string(), "--text", "one", "--gpu", "cpu"});
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QVERIFY2(!contains(spoken.standard_error, "Griffin-Lim"), spoken.standard_error.c_str());
    }
    void a_voice_that_reads_pieces_of_words_keeps_its_tokenizer() {
        const Fixture f;
        QVERIFY(f.train_codec().exit_code == 0);
        const Path tokenizer = f.folder / "vocab.json";
        std::filesystem::copy_file(
            FORMANT_SOURCE_DIR "/tests/engine/text/byte_pair/all_letters.json", tokenizer);
        const auto train = [&](const char* steps) {
            return f.train("voice", "xtts",
                           f.with_codec({"--tokenizer", tokenizer.string(), "--max-steps", steps}));
        };
        const auto first = train("2");
        QVERIFY2(first.exit_code == 0, first.standard_error.c_str());
        std::filesystem::remove(tokenizer);
        const auto resumed = train("4");
        QVERIFY2(resumed.exit_code == 0, resumed.standard_error.c_str());
        const auto ignored = f.train(
            "voice", "xtts", f.with_codec({"--tokenizer", "other.json", "--max-steps", "5"}));
        QVERIFY2(contains(ignored.standard_error, "text.tokenizer stays that of the checkpoint"),
                 ignored.standard_error.c_str());
        const Path last = f.checkpoint("voice", "final_ema.pt");
        const auto spoken = test::run_program(
            FORMANT_PROGRAM, {"synth", "--checkpoint", last.string(), "--out-dir",
                              (f.folder / "out").string(), "--text", "2 one", "--gpu", "cpu"});
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        const auto checkpoint = load_checkpoint(last).value();
        QVERIFY(contains(checkpoint.get<std::string>("vocabulary").value(), "\"[en]\""));
        QCOMPARE(checkpoint.get<StateTree::List>("symbols")->size(), std::size_t{36});
        const auto vocoder = f.train(
            "vocoder", "hifigan",
            {"--max-steps", "1", "--set", "model.hifigan.teacher=" + last.string(), "--set",
             "model.hifigan.discriminator_channels=64", "--set", "model.hifigan.segment_frames=8"});
        QVERIFY2(vocoder.exit_code == 0, vocoder.standard_error.c_str());
        const auto other =
            f.train("warm", "xtts", {"--base-checkpoint", last.string(), "--max-steps", "1"});
        QVERIFY2(other.exit_code == 0, other.standard_error.c_str());
        const auto warm = load_checkpoint(f.checkpoint("warm", "final_ema.pt")).value();
        QVERIFY(warm.contains("vocabulary"));
    }
    void a_codec_cannot_speak() {
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        const auto spoken = test::run_program(
            FORMANT_PROGRAM,
            {"synth", "--checkpoint", f.checkpoint("codec", "final_ema.pt").string(), "--out-dir",
             (f.folder / "out").string(), "--text", "one", "--gpu", "cpu"});
        QCOMPARE(spoken.exit_code, 2);
        QVERIFY2(contains(spoken.standard_error, "is a codec"), spoken.standard_error.c_str());
    }
    void a_codec_that_upstream_cannot_have_is_not_converted() {
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        const std::vector<std::string> published = {
            "--set", "audio.sample_rate_hz=22050", "--set", "audio.mel_scale=htk",
            "--set", "audio.spectrum=power",       "--set", "model.dvae.levels=0"};
        const auto learned =
            f.train("learned", "dvae", test::with({"--max-steps", "1"}, published));
        QVERIFY2(learned.exit_code == 0, learned.standard_error.c_str());
        const auto convert = [&](const char* run) {
            return test::run_program(FORMANT_PROGRAM, {"checkpoint", "convert",
                                                       f.checkpoint(run, "final_ema.pt").string(),
                                                       "--out", (f.folder / "back").string()});
        };
        QVERIFY2(contains(convert("codec").standard_error, "model.dvae.levels above 0"),
                 convert("codec").standard_error.c_str());
        QVERIFY2(contains(convert("learned").standard_error, "shifts the bands"),
                 convert("learned").standard_error.c_str());
        QVERIFY(!std::filesystem::exists(f.folder / "back"));
    }
    void recordings_that_are_too_long_for_the_model_are_named() {
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        const auto none =
            f.train("voice", "xtts",
                    f.with_codec({"--max-steps", "1", "--set", "model.xtts.max_audio_tokens=2"}));
        QCOMPARE(none.exit_code, 3);
        QVERIFY2(contains(none.standard_error, "the model has positions for 8"),
                 none.standard_error.c_str());
        const auto joined = f.train(
            "voice", "xtts",
            f.with_codec({"--max-steps", "1", "--set", "data.concatenate_max=4", "--set",
                          "data.samples_per_epoch=8", "--set", "model.xtts.max_text_tokens=9"}));
        QCOMPARE(joined.exit_code, 2);
        QVERIFY2(contains(joined.standard_error, "reduce data.concatenate_max"),
                 joined.standard_error.c_str());
    }
    void a_vocoder_is_trained_on_the_mels_of_the_voice_or_its_codec_data() {
        QTest::addColumn<QString>("teacher");
        QTest::newRow("voice") << "voice";
        QTest::newRow("codec") << "codec";
    }
    void a_vocoder_is_trained_on_the_mels_of_the_voice_or_its_codec() {
        QFETCH(const QString, teacher);
        const Fixture f;
        QCOMPARE(f.train_codec().exit_code, 0);
        const auto voice = f.train("voice", "xtts", f.with_codec({"--max-steps", "2"}));
        QVERIFY2(voice.exit_code == 0, voice.standard_error.c_str());
        const auto vocoder = f.train(
            "vocoder", "hifigan",
            {"--max-steps", "2", "--set",
             "model.hifigan.teacher=" + (f.runs() / teacher.toStdString()).string(), "--set",
             "model.hifigan.discriminator_channels=64", "--set", "model.hifigan.segment_frames=8"});
        QVERIFY2(vocoder.exit_code == 0, vocoder.standard_error.c_str());
        const auto spoken = test::run_program(
            FORMANT_PROGRAM,
            {"synth", "--checkpoint", f.checkpoint("voice", "final_ema.pt").string(), "--out-dir",
             (f.folder / "out").string(), "--text", "one", "--gpu", "cpu", "--vocoder",
             (f.runs() / "vocoder").string()});
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST_IN(QCoreApplication, TestTokenVoice)

} // namespace tst_token_voice

#include "tst_token_voice.moc"
