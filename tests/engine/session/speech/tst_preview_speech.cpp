#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/speech/preview_speech.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_preview_speech {

struct RunWithVoice {
    test::TemporaryFolder run;

    RunWithVoice() {
        std::filesystem::create_directories(run / "checkpoints");
        test::throw_on_error(
            save_checkpoint(run / "checkpoints/step_20.pt", test::small_voice_checkpoint()));
    }
    Result<SpokenPreview> preview(const std::string& text,
                                  SampleWeights weights = SampleWeights::ema) const {
        return speak_preview(
            {run.path().string(), (run / "checkpoints/step_20.pt").string(), text, weights},
            CancellationToken());
    }
    Result<RunSample> speak(const std::string& text,
                            SampleWeights weights = SampleWeights::ema) const {
        return preview(text, weights).map([](const SpokenPreview& spoken) {
            return spoken.sample;
        });
    }
};

class TestPreviewSpeech : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_becomes_a_sample_of_the_run() {
        const RunWithVoice f;
        const auto sample = f.speak("two");
        QVERIFY(sample);
        QCOMPARE(sample->file, (f.run / "samples/step_20/own_001.flac").string());
        QCOMPARE(sample->text, std::string("two"));
        QCOMPARE(sample->step, std::int64_t{20});
        QCOMPARE(list_run_samples(f.run.path().string()).size(), std::size_t{1});
        QVERIFY(!std::filesystem::exists(f.run / "samples/step_20/.unfinished"));
    }
    void each_preview_has_its_own_number_for_both_kinds_of_weights() {
        const RunWithVoice f;
        QVERIFY(f.speak("two"));
        const auto raw = f.speak("two", SampleWeights::raw);
        QCOMPARE(raw->file, (f.run / "samples/step_20/own_002_raw.flac").string());
        QVERIFY(raw->weights == SampleWeights::raw);
        QVERIFY(*read_file(raw->file) !=
                *read_file(f.run / "samples/step_20/own_001.flac")); // other weights
    }
    void sounds_that_the_voice_does_not_know_are_a_warning() {
        const RunWithVoice f;
        QVERIFY(f.preview("two")->warnings.empty());
        QCOMPARE(to_english(f.preview("two balls")->warnings.at(0)),
                 std::string("skipped phonemes that are not in the training data: b l z"));
    }
    void a_text_that_cannot_be_spoken_leaves_no_file() {
        const RunWithVoice f;
        QVERIFY(!f.speak(""));
        QVERIFY(!f.speak("?"));
        QVERIFY(list_run_samples(f.run.path().string()).empty());
    }
};

FORMANT_TEST(TestPreviewSpeech)

} // namespace tst_preview_speech

#include "tst_preview_speech.moc"
