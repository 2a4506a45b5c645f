#include "tests/support/test_registry.h"
#include "ui/recording/mono_samples.h"

#include <QtTest/QtTest>

#include <cstdint>

using namespace formant;
using Samples = std::vector<float>;

namespace {

template <class Sample>
Samples mono(const std::vector<Sample>& samples, SampleForm form, int channels) {
    return mono_samples(std::as_bytes(std::span(samples)), form, channels);
}

} // namespace

class TestMonoSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_form_is_minus_one_to_one() {
        const Samples expected = {0, 0.5F, -1};
        QCOMPARE(mono<std::uint8_t>({128, 192, 0}, SampleForm::uint8, 1), expected);
        QCOMPARE(mono<std::int16_t>({0, 16384, -32768}, SampleForm::int16, 1), expected);
        QCOMPARE(mono<std::int32_t>({0, 1 << 30, INT32_MIN}, SampleForm::int32, 1), expected);
        QCOMPARE(mono<float>({0, 0.5F, -1}, SampleForm::float32, 1), expected);
    }
    void several_channels_are_their_mean() {
        const Samples expected = {0.25F, -0.5F};
        QCOMPARE(mono<float>({0.5F, 0, -1, 0}, SampleForm::float32, 2), expected);
    }
    void a_frame_that_is_not_whole_is_left_out() {
        const Samples expected = {0.5F};
        QCOMPARE(mono<float>({0.5F, 0.5F, 1}, SampleForm::float32, 2), expected);
        QCOMPARE(mono<std::uint8_t>({0, 1, 2}, SampleForm::float32, 1), Samples());
    }
};

FORMANT_TEST(TestMonoSamples)
#include "tst_mono_samples.moc"
