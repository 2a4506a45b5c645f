#include "engine/audio/audio_file.h"
#include "engine/audio/griffin_lim.h"
#include "engine/audio/log_mel.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_griffin_lim {

/// Returns the distance of the spectrogram of `rebuilt` from `magnitude`, relative to its size.
double spectral_error(const at::Tensor& magnitude, const at::Tensor& rebuilt) {
    const at::Tensor again = magnitude_spectrogram(rebuilt, MelConfig());
    const std::int64_t frames = std::min(again.size(1), magnitude.size(1));
    const at::Tensor wanted = magnitude.narrow(1, 0, frames);
    return ((again.narrow(1, 0, frames) - wanted).norm() / wanted.norm()).item<double>();
}

class TestGriffinLim : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void rebuilds_a_spectrogram_about_as_well_as_librosa() {
        const test::TemporaryFolder folder;
        const AudioClip clip = test::voiced_second();
        QVERIFY(write_audio(folder / "a.wav", clip));
        const auto reference = test::run_python("engine/audio/reference.py",
                                                {"griffin_lim", (folder / "a.wav").string()});
        QVERIFY2(reference.exit_code == 0, reference.standard_error.c_str());
        const double theirs = std::stod(reference.standard_output);
        const at::Tensor magnitude = magnitude_spectrogram(clip.samples, MelConfig());
        const GriffinLim vocoder(MelConfig(), {});
        const at::Tensor rebuilt = vocoder.from_magnitude(magnitude.unsqueeze(0)).squeeze(0);
        const double ours = spectral_error(magnitude, rebuilt);
        // Random phases differ, so do the local optima: within a fifth of each other.
        QVERIFY2(ours < 1.2 * theirs + 0.02,
                 (std::to_string(ours) + " against " + std::to_string(theirs)).c_str());
    }
    void log_mel_comes_back_as_sound_of_the_same_length() {
        const AudioClip clip = test::voiced_second();
        const at::Tensor mel = LogMel(MelConfig())(clip.samples).unsqueeze(0);
        const at::Tensor sound = GriffinLim(MelConfig(), {}).waveform(mel);
        QCOMPARE(sound.size(1), (mel.size(2) - 1) * 256);
        const at::Tensor again = LogMel(MelConfig())(sound.squeeze(0));
        QVERIFY((again - mel[0]).abs().mean().item<double>() < 0.5);
    }
    void the_same_frames_sound_the_same_each_time() {
        const at::Tensor mel = at::randn({1, 80, 20});
        const GriffinLim vocoder(MelConfig(), {});
        QVERIFY(at::equal(vocoder.waveform(mel), vocoder.waveform(mel)));
    }
};

FORMANT_TEST(TestGriffinLim)

} // namespace tst_griffin_lim

#include "tst_griffin_lim.moc"
