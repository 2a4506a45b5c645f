#include "engine/session/voices/weights_origin.h"
#include "tests/app/training/tokens/xtts_training.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_published_codec {

using test::contains;
using Fixture = test::XttsTraining;
using test::value_in;
using test::weights_in;

class TestPublishedCodec : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void the_codec_may_lie_elsewhere() {
        const Fixture f;
        const Path codec = f.folder / "codec";
        std::filesystem::create_directory(codec);
        std::filesystem::rename(f.published / "dvae.pth", codec / "dvae.pth");
        const auto without = f.train("none", f.from_published({"--max-steps", "1"}));
        QCOMPARE(without.exit_code, 2);
        QVERIFY2(contains(without.standard_error, "--codec"), without.standard_error.c_str());
        const auto incomplete = f.train("part", f.from_published({"--max-steps", "1", "--codec",
                                                                  (codec / "dvae.pth").string()}));
        QVERIFY2(contains(incomplete.standard_error, "mel_stats.pth"),
                 incomplete.standard_error.c_str());
        std::filesystem::copy_file(f.published / "mel_stats.pth", codec / "mel_stats.pth");
        const auto trained = f.train("voice", f.from_published({"--max-steps", "1", "--codec",
                                                                (codec / "dvae.pth").string()}));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        QCOMPARE(f.speak(f.published / "model.pth", "out", f.with_reference()).exit_code, 0);
    }
    void a_voice_from_nothing_may_use_the_published_codec() {
        const Fixture f;
        const auto voice = test::run_program(FORMANT_PROGRAM,
                                             {"--headless",
                                              "--model",
                                              "xtts",
                                              "--model-size",
                                              "tiny",
                                              "--codec",
                                              (f.published / "dvae.pth").string(),
                                              "--train-manifest",
                                              (f.folder / "metadata_train.csv").string(),
                                              "--runs",
                                              f.runs().string(),
                                              "--gpu",
                                              "cpu",
                                              "--max-steps",
                                              "2",
                                              "--set",
                                              "name=mine",
                                              "--set",
                                              "model.xtts.layers=1",
                                              "--set",
                                              "model.xtts.width=32",
                                              "--set",
                                              "data.concatenate_max=1",
                                              "--set",
                                              "data.samples_per_epoch=0",
                                              "--set",
                                              "text.mode=characters",
                                              "--set",
                                              "audio.sample_rate_hz=22050",
                                              "--set",
                                              "audio.mel_scale=htk",
                                              "--set",
                                              "audio.spectrum=power"},
                                             300);
        QVERIFY2(voice.exit_code == 0, voice.standard_error.c_str());
        QVERIFY(contains(recorded_origin(*load_checkpoint(f.checkpoint("mine", "final_ema.pt"))),
                         "dvae.pth"));
        const auto converted =
            test::run_program(FORMANT_PROGRAM, {"checkpoint", "convert",
                                                f.checkpoint("mine", "final_ema.pt").string(),
                                                "--out", (f.folder / "none").string()});
        QCOMPARE(converted.exit_code, 2);
        QVERIFY2(contains(converted.standard_error, "model.xtts.variant"),
                 converted.standard_error.c_str());
    }
    void the_published_codec_is_trained_resumes_and_goes_back() {
        const Fixture f;
        const auto train = [&](const char* steps) {
            return test::run_program(FORMANT_PROGRAM,
                                     {"--headless",
                                      "--model",
                                      "dvae",
                                      "--base-checkpoint",
                                      (f.published / "dvae.pth").string(),
                                      "--train-manifest",
                                      (f.folder / "metadata_train.csv").string(),
                                      "--runs",
                                      f.runs().string(),
                                      "--gpu",
                                      "cpu",
                                      "--max-steps",
                                      steps,
                                      "--set",
                                      "name=codec",
                                      "--set",
                                      "train.batch_size=2",
                                      "--set",
                                      "audio.sample_rate_hz=22050",
                                      "--set",
                                      "audio.mel_scale=htk",
                                      "--set",
                                      "audio.spectrum=power"},
                                     300);
        };
        const auto codec = train("2");
        QVERIFY2(codec.exit_code == 0, codec.standard_error.c_str());
        QVERIFY2(contains(codec.standard_error, "sizes of the pretrained weights"),
                 codec.standard_error.c_str());
        const auto resumed = train("4");
        QVERIFY2(resumed.exit_code == 0, resumed.standard_error.c_str());
        const Path back = f.folder / "back";
        const auto converted =
            test::run_program(FORMANT_PROGRAM, {"checkpoint", "convert",
                                                f.checkpoint("codec", "final_ema.pt").string(),
                                                "--out", back.string()});
        QVERIFY2(converted.exit_code == 0, converted.standard_error.c_str());
        const auto ours = weights_in(back / "dvae.pth"),
                   theirs = weights_in(f.published / "dvae.pth");
        QCOMPARE(ours.size(), theirs.size());
        for (const auto& [name, tensor] : theirs)
            QVERIFY2(std::get<at::Tensor>(ours.at(name).value()).sizes() ==
                         std::get<at::Tensor>(tensor.value()).sizes(),
                     name.c_str());
        QVERIFY(
            at::equal(value_in(back / "mel_stats.pth"), value_in(f.published / "mel_stats.pth")));
    }
    void a_file_of_another_model_is_no_codec() {
        const Fixture f;
        std::filesystem::remove(f.published / "dvae.pth");
        const auto refused =
            f.train("voice", f.from_published({"--max-steps", "1", "--codec",
                                               (f.published / "model.pth").string()}));
        QVERIFY(refused.exit_code != 0);
        QVERIFY2(contains(refused.standard_error, "holds no weights of a codec"),
                 refused.standard_error.c_str());
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST(TestPublishedCodec)

} // namespace tst_published_codec

#include "tst_published_codec.moc"
