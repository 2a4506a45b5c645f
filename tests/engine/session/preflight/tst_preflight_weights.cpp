#include "engine/audio/audio_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_convert.h"
#include "tests/support/contains.h"
#include "tests/support/preflight_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <filesystem>

using namespace formant;

namespace tst_preflight_weights {

using test::contains;

/// Provides runs that start from pretrained weights or resume.
struct Fixture : test::PreflightFixture {
    /// Trains a small VITS for one step, so that its run has a checkpoint.
    void train_vits(std::vector<std::string> settings = {}) const {
        settings.emplace_back("train.max_steps=1");
        test::Recorder recorder;
        test::throw_on_error(test::train(request(test::small_vits(std::move(settings))), recorder));
    }
    std::string voice() const { return checkpoint("small", "final_ema.pt").string(); }

    /// Checks a new run that starts from the weights in `file`.
    Result<void> check_initial_weights(const std::string& file,
                                       std::vector<std::string> settings = {}) {
        settings.insert(settings.begin(), {"name=tuned", "train.pretrained_path=" + file});
        return check_at_start(std::move(settings));
    }
    /// Converts the voice to the file format of the upstream VITS code.
    Path convert() const {
        const Path out = folder / "upstream";
        test::throw_on_error(convert_checkpoint({voice(), out.string()}).map([](const auto&) {}));
        return out;
    }
};

class TestPreflightWeights : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_that_does_not_fit_the_model_is_refused() {
        Fixture f;
        f.train(2);
        QVERIFY(f.check());
        QVERIFY2(contains(f.said("checkpoint"), "after step 2"), f.said("checkpoint").c_str());
        QVERIFY2(contains(f.said("time"), "for 58 steps"), f.said("time").c_str());
        const auto result = f.check({"model.unet.decoder_channels=32"});
        QCOMPARE(result.error().kind, ErrorKind::checkpoint);
        QVERIFY(f.is("checkpoint", Grade::failure));
        RunRequest request = f.request({});
        request.resume = "never";
        QCOMPARE(f.run_checks(request).error().kind, ErrorKind::usage);
    }
    void resuming_on_the_same_recordings_in_another_folder_is_fine() {
        Fixture f;
        f.train(2);
        QVERIFY(f.check());
        QVERIFY(!f.checks.contains("other-corpus"));
        const test::WordCorpus same;
        QVERIFY(f.check({fmt::format("data.corpus={}", (same.folder / "metadata.csv").string())}));
        QVERIFY(!f.checks.contains("other-corpus"));
    }
    void resuming_on_recordings_that_cannot_be_compared_is_a_warning() {
        Fixture f;
        f.train(2);
        const Path file = f.checkpoint("small", "step_2.pt");
        StateTree::Map entries = load_checkpoint(file)->map();
        entries.erase("recordings"); // as earlier versions saved it
        QVERIFY(save_checkpoint(file, StateTree(std::move(entries))));
        const test::WordCorpus other;
        QVERIFY(f.check({fmt::format("data.corpus={}", (other.folder / "metadata.csv").string())}));
        QVERIFY(f.is("other-corpus", Grade::warning));
        QVERIFY(contains(f.said("other-corpus"), "the run small was trained on"));
    }
    void resuming_on_other_recordings_is_refused_unless_it_is_allowed() {
        Fixture f;
        f.train(2);
        const test::WordCorpus other;
        for (const char* word : {"one", "two", "three", "four"}) {
            const Path file = other.folder / (std::string(word) + ".wav");
            const AudioClip clip = read_audio(file).value();
            QVERIFY(write_audio(file, {-clip.samples, clip.sample_rate_hz}));
        }
        RunRequest request =
            f.request({fmt::format("data.corpus={}", (other.folder / "metadata.csv").string())});
        QCOMPARE(f.run_checks(request).error().kind, ErrorKind::usage);
        QVERIFY(f.is("other-corpus", Grade::failure));
        request.allows_changes = true;
        QVERIFY(f.run_checks(request));
        QVERIFY(f.is("other-corpus", Grade::warning));
    }
    void pretrained_weights_of_another_size_are_refused() {
        Fixture f;
        f.train(2);
        QVERIFY(f.check_initial_weights(f.voice()));
        QVERIFY(f.is("pretrained", Grade::ok));
        const auto result = f.check_initial_weights(f.voice(), {"model.unet.decoder_channels=32"});
        QCOMPARE(result.error().kind, ErrorKind::checkpoint);
        QVERIFY(f.is("pretrained", Grade::failure));
    }
    void pretrained_weights_of_another_mel_range_are_a_warning_with_both_ranges() {
        Fixture f;
        f.train(2);
        QVERIFY(f.check_initial_weights(f.voice(), {"audio.f_max_hz=7000"}));
        QVERIFY(f.is("pretrained", Grade::warning));
        QVERIFY(contains(f.said("pretrained"), "0 to 8000 Hz"));
        QVERIFY(contains(f.said("pretrained"), "0 to 7000 Hz"));
    }
    void fine_tuning_without_pretrained_weights_is_a_warning() {
        Fixture f;
        QVERIFY(f.check());
        QVERIFY(!f.checks.contains("pretrained"));
        QVERIFY(f.check({"preset=fine_tune"}));
        QVERIFY(f.is("pretrained", Grade::warning));
        QVERIFY(contains(f.said("pretrained"), "train.pretrained_path"));
        f.train(2);
        QVERIFY(f.check({"preset=fine_tune"})); // it resumes from its own checkpoint
        QVERIFY(!f.checks.contains("pretrained"));
    }
    void pretrained_weights_are_checked_without_a_corpus_too() {
        Fixture f;
        f.train(2);
        QVERIFY(
            !f.check_initial_weights(f.voice(), {"data.corpus=/nowhere", "audio.f_max_hz=7000"}));
        QVERIFY(f.is("pretrained", Grade::warning));
        QVERIFY(contains(f.said("pretrained"), "0 to 7000 Hz"));
        QVERIFY(!f.check_initial_weights(f.voice(), {"data.corpus=/nowhere"}));
        QVERIFY(!f.checks.contains("pretrained")); // their fit is unknown
    }
    void weights_of_another_symbol_table_can_only_be_loaded_partially() {
        Fixture f;
        f.train_vits();
        QVERIFY(f.check_initial_weights(f.voice(), test::small_vits()));
        for (const char* table : {"vits", "piper"}) {
            const auto settings = test::small_vits({fmt::format("text.symbols={}", table)});
            const auto refused = f.check_initial_weights(f.voice(), settings);
            QVERIFY2(!refused && refused.error().kind == ErrorKind::checkpoint, table);
            QVERIFY2(contains(f.said("pretrained"), "enc_p.emb.weight"),
                     f.said("pretrained").c_str());
            auto partial = settings;
            partial.emplace_back("train.pretrained_partial=true");
            QVERIFY(f.check_initial_weights(f.voice(), partial));
            QVERIFY(f.is("pretrained", Grade::ok));
        }
    }
    void a_partial_start_adds_the_symbols_of_another_language() {
        Fixture f;
        f.train(2);
        f.write("metadata.csv", "file,text\none.wav,тысяча\ntwo.wav,сорок\nthree.wav,семь\n");
        QVERIFY(!f.check_initial_weights(f.voice(), {"text.language=ru"}));
        QVERIFY(f.is("pretrained-symbols", Grade::failure));
        QVERIFY(f.check_initial_weights(f.voice(),
                                        {"text.language=ru", "train.pretrained_partial=true"}));
        QVERIFY2(contains(f.said("pretrained-symbols"), "start from random values: "),
                 f.said("pretrained-symbols").c_str());
    }
    void a_run_keeps_the_audio_settings_of_its_checkpoint() {
        Fixture f;
        f.train(2);
        QVERIFY(!f.check({"audio.f_max_hz=7600", "train.max_steps=4"}));
        QVERIFY(f.is("checkpoint", Grade::failure));
        QVERIFY2(contains(f.said("checkpoint"), "7600"), f.said("checkpoint").c_str());
    }
    void weights_of_the_same_fixed_symbol_table_are_accepted() {
        Fixture f;
        const auto settings = test::small_vits({"text.symbols=vits"});
        f.train_vits({"text.symbols=vits"});
        QVERIFY(f.check_initial_weights(f.voice(), settings));
        QVERIFY(f.is("pretrained", Grade::ok));
    }
    void upstream_files_without_discriminators_can_only_be_loaded_partially() {
        Fixture f;
        f.train_vits();
        const Path files = f.convert();
        const std::string generator = (files / "G_1.pth").string();
        QVERIFY(f.check_initial_weights(generator, test::small_vits()));
        QVERIFY(f.is("pretrained", Grade::ok));
        QVERIFY(std::filesystem::remove(files / "D_1.pth"));
        const auto refused = f.check_initial_weights(generator, test::small_vits());
        QVERIFY(!refused && refused.error().kind == ErrorKind::checkpoint);
        QVERIFY2(contains(f.said("pretrained"), "discriminator"), f.said("pretrained").c_str());
        QVERIFY(f.check_initial_weights(generator,
                                        test::small_vits({"train.pretrained_partial=true"})));
        QVERIFY(f.is("pretrained", Grade::ok));
    }
    void teacher_forcing_needs_the_acoustic_model_and_texts() {
        Fixture f;
        f.train(2);
        const std::string teacher =
            fmt::format("model.hifigan.teacher={}", (f.runs() / "small").string());
        const auto vocoder = [&](const std::string& setting) {
            return test::small_hifigan({"name=vocoder", teacher, setting});
        };
        QVERIFY(f.check_at_start(vocoder("train.max_steps=5")));
        QVERIFY(f.is("mels", Grade::ok));
        QVERIFY2(contains(f.said("mels"), "final_ema.pt"), f.said("mels").c_str());
        QVERIFY2(contains(f.said("data"), "with a text"), f.said("data").c_str());
        QCOMPARE(f.check_at_start(vocoder("audio.f_max_hz=7600")).error().kind, ErrorKind::usage);
        QVERIFY(f.is("mels", Grade::failure));
        QVERIFY2(contains(f.said("mels"), "audio.f_max_hz=7600"), f.said("mels").c_str());
        QVERIFY(!f.check_at_start(vocoder("model.hifigan.teacher=/nowhere/v.pt")));
        QVERIFY2(contains(f.said("mels"), "/nowhere/v.pt"), f.said("mels").c_str());
        f.write("metadata.csv", "file,text\none.wav,one\ntwo.wav,two\nthree.wav,\n");
        QVERIFY(f.check_at_start(vocoder("train.max_steps=5")));
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY2(contains(f.said("data"), "three.wav has no text"), f.said("data").c_str());
    }
    void the_vocoder_of_a_voice_must_have_the_same_mel_configuration() {
        Fixture f;
        f.train(2);
        test::Recorder recorder;
        QVERIFY(test::train(f.request(test::small_hifigan({"name=vocoder", "train.max_steps=1"})),
                            recorder));
        const auto check_vocoder = [&](const std::string& vocoder, const std::string& setting) {
            return f.check_at_start({"name=ann", "model.unet.vocoder=" + vocoder, setting});
        };
        const std::string run = (f.runs() / "vocoder").string();
        QVERIFY(check_vocoder(run, "train.max_steps=5"));
        QVERIFY(f.is("vocoder", Grade::ok));
        QVERIFY2(contains(f.said("vocoder"), run), f.said("vocoder").c_str());
        QCOMPARE(check_vocoder(run, "audio.f_max_hz=7600").error().kind, ErrorKind::usage);
        QVERIFY2(contains(f.said("vocoder"), "mel settings of vocoder and voice differ"),
                 f.said("vocoder").c_str());
        QVERIFY(!check_vocoder((f.runs() / "small").string(), "train.max_steps=5"));
        QVERIFY2(contains(f.said("vocoder"), "is a voice"), f.said("vocoder").c_str());
        QVERIFY(!check_vocoder("/nowhere/g_1", "train.max_steps=5"));
        QVERIFY2(contains(f.said("vocoder"), "model.unet.vocoder"), f.said("vocoder").c_str());
    }
    void an_acoustic_model_must_know_the_speakers_of_the_corpus() {
        Fixture f;
        const std::string rows = "file,text,speaker\none.wav,one,ann\nthree.wav,three,ann\n";
        f.write("metadata.csv", rows + "two.wav,two,bea\nfour.wav,four,bea\n");
        f.train(2);
        f.write("metadata.csv", rows + "two.wav,two,dora\n");
        const auto result = f.check_at_start(
            test::small_hifigan({"name=vocoder", fmt::format("model.hifigan.teacher={}",
                                                             (f.runs() / "small").string())}));
        QCOMPARE(result.error().kind, ErrorKind::data);
        QVERIFY(f.is("mels", Grade::failure));
        QVERIFY2(contains(f.said("mels"), "dora"), f.said("mels").c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestPreflightWeights)

} // namespace tst_preflight_weights

#include "tst_preflight_weights.moc"
