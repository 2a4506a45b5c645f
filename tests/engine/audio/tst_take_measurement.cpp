#include "engine/audio/audio_file.h"
#include "engine/audio/clipping.h"
#include "engine/audio/take_measurement.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace formant;

namespace tst_take_measurement {

constexpr std::int64_t rate_hz = 48000;

bool is_near(double value, double expected, double tolerance = 1e-3) {
    return std::abs(value - expected) < tolerance;
}

std::vector<float> tone(double seconds, double amplitude) {
    std::vector<float> samples;
    for (int i = 0; i < static_cast<int>(seconds * rate_hz); ++i)
        samples.push_back(static_cast<float>(amplitude * std::sin(2 * M_PI * 200 * i / rate_hz)));
    return samples;
}

std::vector<float> operator+(std::vector<float> one, const std::vector<float>& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

/// Returns a second of speech between pauses, with quiet noise throughout, as in a file.
AudioClip spoken() {
    const at::Tensor voice = test::voiced_second(rate_hz).samples * 0.5;
    const at::Tensor noise =
        at::sin(at::arange(2 * rate_hz).to(at::kDouble).square() * 0.01) * 0.002;
    at::Tensor samples = noise.to(at::kFloat);
    samples.narrow(0, 20000, rate_hz).add_(voice);
    return {samples, rate_hz};
}

std::span<const float> values_of(const at::Tensor& samples) {
    return {samples.const_data_ptr<float>(), static_cast<std::size_t>(samples.numel())};
}

class TestTakeMeasurement : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A sine's RMS is its amplitude by the root of two: 3.0103 dB below.
    void levels_are_relative_to_full_scale() {
        QVERIFY(is_near(peak_dbfs(tone(1, 1)), 0));
        QVERIFY(is_near(rms_dbfs(tone(1, 1)), -3.0103));
        QVERIFY(is_near(peak_dbfs(tone(1, 0.1)), -20));
        QVERIFY(is_near(rms_dbfs(tone(1, 0.1)), -23.0103));
        QCOMPARE(peak_dbfs(std::vector<float>(10)), silence_dbfs);
        QCOMPARE(rms_dbfs({}), silence_dbfs);
    }
    void speech_is_separated_from_silence_and_noise() {
        const auto take =
            measure_take(tone(0.5, 0.001) + tone(1, 0.25) + tone(0.3, 0.001), rate_hz);
        QVERIFY(is_near(take.seconds, 1.8));
        QVERIFY(is_near(take.leading_silence_s, 0.5));
        QVERIFY(is_near(take.trailing_silence_s, 0.3));
        QVERIFY(is_near(take.speech_seconds, 1));
        QVERIFY(is_near(take.noise_dbfs, -63.0103));
        QVERIFY(is_near(take.speech_dbfs, -15.0515));
        QVERIFY(is_near(take.signal_to_noise_db(), 47.9588));
    }
    void pauses_within_speech_are_not_silence_at_the_ends() {
        const auto take = measure_take(tone(0.2, 0.001) + tone(0.5, 0.25) + tone(0.4, 0.001) +
                                           tone(0.5, 0.25) + tone(0.1, 0.001),
                                       rate_hz);
        QVERIFY(is_near(take.leading_silence_s, 0.2));
        QVERIFY(is_near(take.trailing_silence_s, 0.1));
        QVERIFY(is_near(take.speech_seconds, 1));
    }
    void the_measurements_equal_those_of_numpy() {
        const test::TemporaryFolder folder;
        const AudioClip clip = spoken();
        test::throw_on_error(write_audio(folder / "a.flac", clip, SampleDepth::int24));
        const auto python =
            test::run_python("engine/audio/take_measurement.py", {(folder / "a.flac").string()});
        QVERIFY2(python.exit_code == 0, python.standard_error.c_str());
        const auto expected = nlohmann::json::parse(python.standard_output);
        const auto take = measure_take(values_of(clip.samples), rate_hz);
        QVERIFY(is_near(take.peak_dbfs, expected["peak_dbfs"]));
        QVERIFY(is_near(rms_dbfs(values_of(clip.samples)), expected["rms_dbfs"]));
        QVERIFY(is_near(take.noise_dbfs, expected["noise_dbfs"], 0.01));
        QVERIFY(is_near(take.speech_dbfs, expected["speech_dbfs"], 0.01));
        QVERIFY(is_near(take.leading_silence_s, expected["leading_silence_s"]));
        QVERIFY(is_near(take.trailing_silence_s, expected["trailing_silence_s"]));
    }
    void silence_and_empty_takes_have_no_speech() {
        const auto silence = measure_take(std::vector<float>(rate_hz), rate_hz);
        QCOMPARE(silence.noise_dbfs, silence_dbfs);
        QCOMPARE(silence.speech_seconds, 0.0);
        QVERIFY(is_near(silence.leading_silence_s, 1));
        QCOMPARE(measure_take({}, rate_hz).seconds, 0.0);
    }
    void runs_at_full_scale_are_clipped() {
        const std::vector<float> peak = {0, 1, 1, 0, -1, 0, 0, 0};
        const std::vector<float> cut = {0, 1, 1, 1, 0, -1, -1, -1, -1, 0};
        QCOMPARE(clipped_share(peak), 0.0);
        QCOMPARE(clipped_share(cut), 0.7);
        QCOMPARE(clipped_share({}), 0.0);
        QVERIFY(measure_take(tone(1, 1.2), rate_hz).clipped_share > 0.1);
    }
};

FORMANT_TEST(TestTakeMeasurement)

} // namespace tst_take_measurement

#include "tst_take_measurement.moc"
