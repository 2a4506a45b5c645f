#include "engine/nn/segments.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_segments {

class TestSegments : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_segment_starts_wherever_it_fits() {
        const at::Tensor lengths = at::tensor({10, 10, 10}, at::kLong);
        const at::Tensor starts =
            segment_starts(at::tensor({0.0, 0.5, 0.999}, at::kFloat), lengths, 4);
        const at::Tensor expected = at::tensor({0, 3, 6}, at::kLong);
        QVERIFY(at::equal(starts, expected));
    }
    void the_segment_of_a_short_sample_starts_at_zero() {
        const at::Tensor starts =
            segment_starts(at::tensor({0.9}, at::kFloat), at::tensor({3}, at::kLong), 8);
        QCOMPARE(starts.item<std::int64_t>(), std::int64_t(0));
    }
    void each_sample_is_sliced_at_its_own_start() {
        const at::Tensor x = at::arange(20, at::kFloat).view({2, 1, 10});
        const at::Tensor slices = slice_segments(x, at::tensor({2, 7}, at::kLong), 3);
        const at::Tensor expected = at::tensor({2, 3, 4, 17, 18, 19}, at::kFloat).view({2, 1, 3});
        QVERIFY(at::equal(slices, expected));
    }
    void samples_beyond_the_end_are_zero() {
        const at::Tensor slices = slice_segments(at::ones({1, 1, 2}), at::zeros({1}, at::kLong), 4);
        const at::Tensor expected = at::tensor({1, 1, 0, 0}, at::kFloat);
        QVERIFY(at::equal(slices.flatten(), expected));
    }
};

FORMANT_TEST(TestSegments)

} // namespace tst_segments

#include "tst_segments.moc"
