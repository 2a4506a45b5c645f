#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/speech/own_text_speech.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace {

struct RunWithVoice {
    test::TemporaryFolder run;

    RunWithVoice() {
        std::filesystem::create_directories(run / "checkpoints");
        test::must(save_checkpoint(run / "checkpoints/step_20.pt", test::small_voice_checkpoint()));
    }
    Result<OwnTextSpoken> hear(const std::string& text,
                               SampleWeights weights = SampleWeights::averaged) const {
        return speak_own_text(
            {run.path().string(), (run / "checkpoints/step_20.pt").string(), text, weights},
            Cancellation());
    }
    Result<RunSample> speak(const std::string& text,
                            SampleWeights weights = SampleWeights::averaged) const {
        return hear(text, weights).map([](const OwnTextSpoken& spoken) { return spoken.sample; });
    }
};

} // namespace

class TestOwnTextSpeech : public QObject {
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
    void each_has_a_number_of_its_own_whatever_the_weights() {
        const RunWithVoice f;
        QVERIFY(f.speak("two"));
        const auto raw = f.speak("two", SampleWeights::raw);
        QCOMPARE(raw->file, (f.run / "samples/step_20/own_002_raw.flac").string());
        QVERIFY(raw->weights == SampleWeights::raw);
        QVERIFY(*read_file(raw->file) !=
                *read_file(f.run / "samples/step_20/own_001.flac")); // other weights
    }
    void sounds_that_the_voice_never_heard_are_told() {
        const RunWithVoice f;
        QVERIFY(f.hear("two")->remarks.empty());
        QCOMPARE(to_english(f.hear("two balls")->remarks.at(0)),
                 std::string("left out, for this voice never heard these sounds: b l z"));
    }
    void what_cannot_be_spoken_leaves_nothing() {
        const RunWithVoice f;
        QVERIFY(!f.speak(""));
        QVERIFY(!f.speak("?"));
        QVERIFY(list_run_samples(f.run.path().string()).empty());
    }
};

FORMANT_TEST(TestOwnTextSpeech)
#include "tst_own_text_speech.moc"
