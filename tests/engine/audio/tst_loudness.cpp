#include "engine/audio/audio_file.h"
#include "engine/audio/loudness.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_loudness {

AudioClip tone(double amplitude, std::int64_t rate_hz = 48000, double seconds = 5) {
    const auto count = static_cast<std::int64_t>(seconds * static_cast<double>(rate_hz));
    const at::Tensor time = at::arange(count, at::kDouble) / rate_hz;
    return {(amplitude * (2 * M_PI * 997 * time).sin()).to(at::kFloat), rate_hz};
}

double peak(const AudioClip& clip) {
    return clip.samples.abs().max().item<double>();
}

class TestLoudness : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// ITU-R BS.1770: a sine of 997 Hz at full scale in one channel measures -3.01 LKFS.
    void a_tone_has_the_loudness_of_the_recommendation() {
        QVERIFY(std::abs(*loudness_lufs(tone(1)) + 3.01) < 0.05);
        QVERIFY(std::abs(*loudness_lufs(tone(0.1)) + 23.01) < 0.05);
        QVERIFY(std::abs(*loudness_lufs(tone(0.1, 16000)) + 23.01) < 0.1);
    }
    void equals_the_recommendation_written_in_python() {
        const at::Tensor voice = test::voiced_second(48000).samples;
        const AudioClip clip{at::cat({voice, voice * 0.5, voice * 0.03, voice * 0.001, voice}),
                             48000};
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", clip, SampleDepth::float32));
        const auto reference = test::run_python("engine/audio/reference.py",
                                                {"loudness", (folder / "a.wav").string()});
        QVERIFY2(reference.exit_code == 0, reference.standard_error.c_str());
        QVERIFY(std::abs(*loudness_lufs(clip) - std::stod(reference.standard_output)) < 0.02);
    }
    /// EBU Tech 3341, case 3: the quiet ends lie below the relative gate and do not count.
    void quiet_parts_do_not_count() {
        const at::Tensor quiet = tone(0.0158, 48000, 10).samples; // 36 dB below full scale
        const at::Tensor loud = tone(0.0708, 48000, 30).samples;  // 23 dB below
        const auto lufs = loudness_lufs({at::cat({quiet, loud, quiet}), 48000});
        QVERIFY(std::abs(*lufs - *loudness_lufs({loud, 48000})) < 0.1);
    }
    void silence_and_very_short_clips_have_no_loudness() {
        QVERIFY(!loudness_lufs({at::zeros({48000}), 48000}));
        QVERIFY(!loudness_lufs(tone(0.5, 48000, 0.2)));
        QVERIFY(!loudness_lufs({at::zeros({0}), 48000}));
    }
    void every_clip_is_normalized_to_the_target() {
        for (const double amplitude : {0.01, 0.1, 0.9}) {
            const AudioClip clip = normalize_loudness(tone(amplitude), {true, -20});
            QVERIFY(std::abs(*loudness_lufs(clip) + 20) < 0.05);
        }
    }
    void normalization_never_clips_a_peak() {
        const AudioClip clip = normalize_loudness(tone(0.1), {true, -1});
        QVERIFY(std::abs(20 * std::log10(peak(clip)) + 1) < 0.01);
    }
    void switched_off_or_without_loudness_a_clip_is_unchanged() {
        QVERIFY(at::equal(normalize_loudness(tone(0.1), {}).samples, tone(0.1).samples));
        const AudioClip silence{at::zeros({48000}), 48000};
        QVERIFY(at::equal(normalize_loudness(silence, {true, -20}).samples, silence.samples));
    }
};

FORMANT_TEST(TestLoudness)

} // namespace tst_loudness

#include "tst_loudness.moc"
