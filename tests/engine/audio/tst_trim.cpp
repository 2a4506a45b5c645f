#include "engine/audio/trim.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

class TestTrim : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void silence_at_the_ends_is_trimmed_except_for_some_padding() {
        const at::Tensor sound = at::ones({8000}) * 0.5;
        const AudioClip clip{at::cat({at::zeros({4000}), sound, at::zeros({6000})}), 16000};
        const AudioClip trimmed = trim_silence(clip, {-45, 30});
        QCOMPARE(trimmed.samples.numel(), 8000 + 2 * 480); // 30 ms at 16 kHz are 480 samples
        QVERIFY(at::equal(trimmed.samples.narrow(0, 480, 8000), sound));
    }
    void quiet_parts_within_speech_stay() {
        const at::Tensor sound = at::ones({1600}) * 0.5;
        const AudioClip clip{at::cat({sound, at::zeros({8000}), sound}), 16000};
        QCOMPARE(trim_silence(clip, {-45, 0}).samples.numel(), clip.samples.numel());
    }
    void the_threshold_is_relative_to_the_peak() {
        const AudioClip clip{at::cat({at::ones({1600}) * 0.001, at::ones({1600}) * 0.5}), 16000};
        QCOMPARE(trim_silence(clip, {-45, 0}).samples.numel(), 1600); // 0.001 is 54 dB below 0.5
        QCOMPARE(trim_silence(clip, {-60, 0}).samples.numel(), 3200);
    }
    void a_silent_clip_comes_back_empty() {
        QCOMPARE(trim_silence({at::zeros({16000}), 16000}, {}).samples.numel(), 0);
    }
};

FORMANT_TEST(TestTrim)
#include "tst_trim.moc"
