#include "engine/session/recording/spectrogram.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <numbers>

using namespace formant;

namespace tst_spectrogram {

/// A pure tone, loud in the second half only.
DecodedSound tone(double hz, double seconds, std::int64_t rate_hz = 16000) {
    DecodedSound sound;
    sound.sample_rate_hz = rate_hz;
    const auto count = static_cast<std::size_t>(seconds * static_cast<double>(rate_hz));
    for (std::size_t i = 0; i < count; ++i) {
        const double time = static_cast<double>(i) / static_cast<double>(rate_hz);
        const double gain = i < count / 2 ? 0 : 0.5;
        sound.samples.push_back(
            static_cast<float>(gain * std::sin(2 * std::numbers::pi * hz * time)));
    }
    return sound;
}

std::int64_t loudest_band(const Spectrogram& spectrogram, std::int64_t frame) {
    std::int64_t loudest = 0;
    for (std::int64_t band = 1; band < spectrogram.bands; ++band)
        if (spectrogram.level(band, frame) > spectrogram.level(loudest, frame))
            loudest = band;
    return loudest;
}

class TestSpectrogram : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_tone_lies_in_its_band_while_it_sounds() {
        const Spectrogram low = compute_spectrogram(tone(400, 1));
        const Spectrogram high = compute_spectrogram(tone(3000, 1));
        QCOMPARE(low.seconds, 1.0);
        QCOMPARE(low.levels.size(), static_cast<std::size_t>(low.bands * low.frames));
        const std::int64_t quiet = low.frames / 4, loud = low.frames * 3 / 4;
        QVERIFY(loudest_band(low, loud) < loudest_band(high, loud));
        const std::int64_t band = loudest_band(low, loud);
        QVERIFY(low.level(band, loud) > low.level(band, quiet) + 3);
        // Slaney's scale is linear below 1 kHz: 200/3 Hz a mel, and 8 kHz is 45.2 mel.
        const double expected = 400 / (200.0 / 3) / 45.2 * static_cast<double>(low.bands);
        QVERIFY(std::abs(static_cast<double>(band) - expected) < 2);
    }
    void a_long_sound_has_at_most_the_requested_frames() {
        const Spectrogram spectrogram = compute_spectrogram(tone(400, 20), 100);
        QVERIFY(spectrogram.frames <= 102);
        QCOMPARE(spectrogram.seconds, 20.0);
    }
    void a_low_rate_ends_at_its_nyquist_frequency() {
        QCOMPARE(compute_spectrogram(tone(400, 1, 8000)).highest_hz, 4000.0);
    }
    void an_empty_sound_has_no_spectrogram() {
        QCOMPARE(compute_spectrogram({}).frames, std::int64_t{0});
    }
};

FORMANT_TEST(TestSpectrogram)

} // namespace tst_spectrogram

#include "tst_spectrogram.moc"
