#include "engine/session/checkpoints/checkpoint_convert.h"
#include "tests/support/contains.h"
#include "tests/support/preflight_runs.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <filesystem>

using namespace formant;
using test::contains;

namespace {

/// Runs that begin with the weights of others, or go on with their own.
struct Fixture : test::PreflightRuns {
    /// Lays the checkpoint of a small VITS into its run.
    void train_vits(std::vector<std::string> settings = {}) const {
        settings.emplace_back("train.max_steps=1");
        test::Recorder recorder;
        test::must(test::train(request(test::small_vits(std::move(settings))), recorder));
    }
    std::string voice() const { return checkpoint("small", "final_ema.pt").string(); }

    /// A new run that begins with the weights of `file`.
    Result<void> look_at_beginning(const std::string& file,
                                   std::vector<std::string> settings = {}) {
        settings.insert(settings.begin(), {"name=tuned", "train.pretrained_path=" + file});
        return look_at_start(std::move(settings));
    }
    /// The files of the public code.
    Path convert() const {
        const Path out = folder / "public";
        test::must(convert_checkpoint({voice(), out.string()}).map([](const auto&) {}));
        return out;
    }
};

} // namespace

class TestPreflightStart : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_that_the_model_does_not_take_is_refused() {
        Fixture f;
        f.train(2);
        QVERIFY(f.look());
        QVERIFY2(contains(f.said("checkpoint"), "after step 2"), f.said("checkpoint").c_str());
        QVERIFY2(contains(f.said("time"), "for 58 steps"), f.said("time").c_str());
        const auto looked = f.look({"model.unet.decoder_channels=32"});
        QCOMPARE(looked.error().kind, ErrorKind::checkpoint);
        QVERIFY(f.is("checkpoint", Grade::failure));
        RunRequest request = f.request({});
        request.resume = "never";
        QCOMPARE(f.look_for(request).error().kind, ErrorKind::usage);
    }
    void a_run_that_would_go_on_with_another_voice_is_told() {
        Fixture f;
        f.train(2);
        QVERIFY(f.look());
        QVERIFY(!f.lines.contains("other-corpus"));
        const test::WordCorpus other;
        QVERIFY(f.look({fmt::format("data.corpus={}", (other.folder / "metadata.csv").string())}));
        QVERIFY(f.is("other-corpus", Grade::warning));
        QVERIFY(contains(f.said("other-corpus"), "the run small was trained on"));
    }
    void pretrained_weights_of_another_size_are_refused() {
        Fixture f;
        f.train(2);
        QVERIFY(f.look_at_beginning(f.voice()));
        QVERIFY(f.is("pretrained", Grade::ok));
        const auto looked = f.look_at_beginning(f.voice(), {"model.unet.decoder_channels=32"});
        QCOMPARE(looked.error().kind, ErrorKind::checkpoint);
        QVERIFY(f.is("pretrained", Grade::failure));
    }
    void pretrained_weights_that_know_another_sound_are_told_with_both() {
        Fixture f;
        f.train(2);
        QVERIFY(f.look_at_beginning(f.voice(), {"audio.f_max_hz=7000"}));
        QVERIFY(f.is("pretrained", Grade::warning));
        QVERIFY(contains(f.said("pretrained"), "0 to 8000 Hz"));
        QVERIFY(contains(f.said("pretrained"), "0 to 7000 Hz"));
    }
    void fine_tuning_without_weights_to_begin_with_is_told() {
        Fixture f;
        QVERIFY(f.look());
        QVERIFY(!f.lines.contains("pretrained"));
        QVERIFY(f.look({"preset=fine_tune"}));
        QVERIFY(f.is("pretrained", Grade::warning));
        QVERIFY(contains(f.said("pretrained"), "train.pretrained_path"));
        f.train(2);
        QVERIFY(f.look({"preset=fine_tune"})); // it goes on with its own
        QVERIFY(!f.lines.contains("pretrained"));
    }
    void weights_to_begin_with_are_looked_at_without_a_corpus_too() {
        Fixture f;
        f.train(2);
        QVERIFY(!f.look_at_beginning(f.voice(), {"data.corpus=/nowhere", "audio.f_max_hz=7000"}));
        QVERIFY(f.is("pretrained", Grade::warning));
        QVERIFY(contains(f.said("pretrained"), "0 to 7000 Hz"));
        QVERIFY(!f.look_at_beginning(f.voice(), {"data.corpus=/nowhere"}));
        QVERIFY(!f.lines.contains("pretrained")); // whether they fit is not known
    }
    void weights_of_another_symbol_table_are_refused_and_partly_taken() {
        Fixture f;
        f.train_vits();
        QVERIFY(f.look_at_beginning(f.voice(), test::small_vits()));
        for (const char* table : {"vits", "piper"}) {
            const auto settings = test::small_vits({fmt::format("text.symbols={}", table)});
            const auto refused = f.look_at_beginning(f.voice(), settings);
            QVERIFY2(!refused && refused.error().kind == ErrorKind::checkpoint, table);
            QVERIFY2(contains(f.said("pretrained"), "enc_p.emb.weight"),
                     f.said("pretrained").c_str());
            auto partly = settings;
            partly.emplace_back("train.pretrained_partial=true");
            QVERIFY(f.look_at_beginning(f.voice(), partly));
            QVERIFY(f.is("pretrained", Grade::ok));
        }
    }
    void weights_of_the_same_fixed_table_are_taken() {
        Fixture f;
        const auto settings = test::small_vits({"text.symbols=vits"});
        f.train_vits({"text.symbols=vits"});
        QVERIFY(f.look_at_beginning(f.voice(), settings));
        QVERIFY(f.is("pretrained", Grade::ok));
    }
    void public_files_without_their_discriminators_are_taken_partly_only() {
        Fixture f;
        f.train_vits();
        const Path files = f.convert();
        const std::string generator = (files / "G_1.pth").string();
        QVERIFY(f.look_at_beginning(generator, test::small_vits()));
        QVERIFY(f.is("pretrained", Grade::ok));
        QVERIFY(std::filesystem::remove(files / "D_1.pth"));
        const auto refused = f.look_at_beginning(generator, test::small_vits());
        QVERIFY(!refused && refused.error().kind == ErrorKind::checkpoint);
        QVERIFY2(contains(f.said("pretrained"), "discriminator"), f.said("pretrained").c_str());
        QVERIFY(
            f.look_at_beginning(generator, test::small_vits({"train.pretrained_partial=true"})));
        QVERIFY(f.is("pretrained", Grade::ok));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestPreflightStart)
#include "tst_preflight_start.moc"
