#include "engine/data/segments/sound_frames.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_sound_frames {

std::vector<float> tone(std::int64_t rate_hz, double seconds, double amplitude) {
    std::vector<float> samples;
    for (std::int64_t i = 0; i < static_cast<std::int64_t>(seconds * static_cast<double>(rate_hz));
         ++i)
        samples.push_back(
            static_cast<float>(amplitude * std::sin(2 * M_PI * 500 * static_cast<double>(i) /
                                                    static_cast<double>(rate_hz))));
    return samples;
}

SoundFrames measure(const std::vector<float>& samples, std::int64_t rate_hz, std::size_t block) {
    SoundFrameMeter meter(rate_hz);
    for (std::size_t i = 0; i < samples.size(); i += block)
        meter.add(std::span(samples).subspan(i, std::min(block, samples.size() - i)));
    return meter.finish();
}

class TestSoundFrames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_frame_has_the_level_of_its_10_ms() {
        std::vector<float> samples = tone(16000, 1, 0.5);
        samples.resize(32000);
        const SoundFrames frames = measure(samples, 16000, 1000);
        QCOMPARE(frames.count(), std::size_t{200});
        for (std::size_t i = 0; i < 100; ++i)
            QVERIFY(std::abs(frames.levels_db[i] + 9.03F) < 0.1F); // 20 log10(0.5 / sqrt(2))
        for (std::size_t i = 100; i < 200; ++i)
            QVERIFY(frames.levels_db[i] < -110);
    }
    void white_noise_is_flat_and_a_tone_is_not() {
        at::manual_seed(7);
        const at::Tensor noise = 0.1 * at::randn({32000});
        const std::vector<float> samples(noise.const_data_ptr<float>(),
                                         noise.const_data_ptr<float>() + noise.numel());
        const SoundFrames of_noise = measure(samples, 16000, 32000);
        double mean = 0;
        for (const float flatness : of_noise.flatness_db)
            mean += flatness / static_cast<double>(of_noise.count());
        // The mean of log(x) of an exponential variable of mean 1 is -0.5772 (Euler's constant).
        QVERIFY(std::abs(mean + 0.5772 * 10 / std::log(10.0)) < 0.3);
        QVERIFY(measure(tone(16000, 1, 0.1), 16000, 32000).flatness_db[50] < -20);
    }
    void the_size_of_blocks_does_not_matter() {
        for (const std::int64_t rate_hz : {8000, 11025, 44100}) { // 110.25 samples a frame
            const std::vector<float> samples = tone(rate_hz, 1.234, 0.3);
            const SoundFrames whole = measure(samples, rate_hz, samples.size());
            const SoundFrames parts = measure(samples, rate_hz, 37);
            QCOMPARE(whole.count(), std::size_t{124});
            QCOMPARE(parts.levels_db, whole.levels_db);
            QCOMPARE(parts.count(), whole.count());
            for (std::size_t i = 0; i < whole.count(); ++i)
                QVERIFY(std::abs(parts.flatness_db[i] - whole.flatness_db[i]) < 0.01F);
        }
    }
    void nothing_has_no_frames() { QCOMPARE(measure({}, 16000, 1).count(), std::size_t{0}); }
};

FORMANT_TEST(TestSoundFrames)

} // namespace tst_sound_frames

#include "tst_sound_frames.moc"
