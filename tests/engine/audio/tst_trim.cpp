#include "engine/audio/trim.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_trim {

/// Returns a sound without an offset: a square wave.
at::Tensor square(std::int64_t samples, double peak) {
    return peak * (1 - 2 * (at::arange(samples) % 2)).to(at::kFloat);
}

class TestTrim : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void silence_at_the_ends_is_trimmed_except_for_some_padding() {
        const at::Tensor sound = square(8000, 0.5);
        const AudioClip clip{at::cat({at::zeros({4000}), sound, at::zeros({6000})}), 16000};
        const AudioClip trimmed = trim_silence(clip, {-45, 30});
        QCOMPARE(trimmed.samples.numel(), 8000 + 2 * 480); // 30 ms at 16 kHz are 480 samples
        QVERIFY(at::equal(trimmed.samples.narrow(0, 480, 8000), sound));
    }
    void quiet_parts_within_speech_stay() {
        const at::Tensor sound = square(1600, 0.5);
        const AudioClip clip{at::cat({sound, at::zeros({8000}), sound}), 16000};
        QCOMPARE(trim_silence(clip, {-45, 0}).samples.numel(), clip.samples.numel());
    }
    void the_threshold_is_relative_to_the_peak() {
        const AudioClip clip{at::cat({square(1600, 0.001), square(1600, 0.5)}), 16000};
        QCOMPARE(trim_silence(clip, {-45, 0}).samples.numel(), 1600); // 0.001 is 54 dB below 0.5
        QCOMPARE(trim_silence(clip, {-60, 0}).samples.numel(), 3200);
    }
    void a_constant_offset_is_no_sound() {
        const at::Tensor voice = at::cat({at::zeros({4000}), square(8000, 0.5), at::zeros({6000})});
        for (const double offset : {0.01, -0.1}) {
            const AudioClip trimmed = trim_silence({voice + offset, 16000}, {-45, 30});
            QCOMPARE(trimmed.samples.numel(), 8000 + 2 * 480);
            QVERIFY(at::allclose(trimmed.samples.narrow(0, 480, 8000), square(8000, 0.5) + offset));
        }
        const at::Tensor tiny = voice + 0.0005;
        QVERIFY(without_offset(tiny).is_same(tiny)); // as it is: nothing to gain
        QCOMPARE(trim_silence({at::full({16000}, 0.01), 16000}, {}).samples.numel(), 0);
    }
    void a_silent_clip_comes_back_empty() {
        QCOMPARE(trim_silence({at::zeros({16000}), 16000}, {}).samples.numel(), 0);
    }
};

FORMANT_TEST(TestTrim)

} // namespace tst_trim

#include "tst_trim.moc"
