#include "tests/support/test_registry.h"
#include "ui/recording/mono_samples.h"

#include <QtTest/QtTest>

#include <cstdint>

using namespace formant;

namespace tst_mono_samples {

using Samples = std::vector<float>;

template <class Sample>
Samples mono(const std::vector<Sample>& samples, SampleFormat form, int channels) {
    return mono_samples(std::as_bytes(std::span(samples)), form, channels);
}

class TestMonoSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_format_is_minus_one_to_one() {
        const Samples expected = {0, 0.5F, -1};
        QCOMPARE(mono<std::uint8_t>({128, 192, 0}, SampleFormat::uint8, 1), expected);
        QCOMPARE(mono<std::int16_t>({0, 16384, -32768}, SampleFormat::int16, 1), expected);
        QCOMPARE(mono<std::int32_t>({0, 1 << 30, INT32_MIN}, SampleFormat::int32, 1), expected);
        QCOMPARE(mono<float>({0, 0.5F, -1}, SampleFormat::float32, 1), expected);
    }
    void several_channels_are_their_mean() {
        const Samples expected = {0.25F, -0.5F};
        QCOMPARE(mono<float>({0.5F, 0, -1, 0}, SampleFormat::float32, 2), expected);
    }
    void an_incomplete_frame_is_ignored() {
        const Samples expected = {0.5F};
        QCOMPARE(mono<float>({0.5F, 0.5F, 1}, SampleFormat::float32, 2), expected);
        QCOMPARE(mono<std::uint8_t>({0, 1, 2}, SampleFormat::float32, 1), Samples());
    }
};

FORMANT_TEST(TestMonoSamples)

} // namespace tst_mono_samples

#include "tst_mono_samples.moc"
