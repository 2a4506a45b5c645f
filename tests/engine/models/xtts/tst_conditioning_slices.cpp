#include "engine/models/xtts/conditioning_slices.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_conditioning_slices {

using xtts::ConditioningSlices;

class TestConditioningSlices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_slice_is_at_most_half_of_the_recording() {
        QCOMPARE(xtts::slice_codes(1, 10), std::int64_t{0});
        QCOMPARE(xtts::slice_codes(9, 10), std::int64_t{4});
        QCOMPARE(xtts::slice_codes(50, 10), std::int64_t{10});
    }
    void its_codes_are_no_targets_data() {
        QTest::addColumn<double>("draw");
        QTest::addColumn<int>("start");
        QTest::newRow("first") << 0.0 << 0;
        QTest::newRow("middle") << 0.5 << 3;
        QTest::newRow("last") << 0.9999 << 6;
    }
    void its_codes_are_no_targets() {
        QFETCH(const double, draw);
        QFETCH(const int, start);
        // 10 codes of 4 frames; the slice has 16 frames, which are 4 codes
        const ConditioningSlices slices(at::full({1}, draw), at::tensor({std::int64_t{10}}), 4, 16);
        const at::Tensor frames = at::arange(40).to(at::kFloat).view({1, 1, 40}) + 1;
        const at::Tensor cut = slices.of(frames);
        QVERIFY(at::equal(cut, frames.narrow(2, 4 * start, 16)));
        const at::Tensor targets = slices.without(at::arange(10).unsqueeze(0) + 1);
        QCOMPARE(targets.eq(-1).sum().item<std::int64_t>(), std::int64_t{4});
        QVERIFY(targets[0].narrow(0, start, 4).eq(-1).all().item<bool>());
    }
    void a_slice_at_the_end_of_a_short_recording_is_whole() {
        const at::Tensor lengths = at::tensor({std::int64_t{4}}), draw = at::full({1}, 0.99);
        const at::Tensor mel = at::randn({1, 3, 16});
        const at::Tensor cut = ConditioningSlices(draw, lengths, 4, 32).of(mel);
        QVERIFY(at::equal(cut.narrow(2, 0, 8), mel.narrow(2, 8, 8)));
        QVERIFY(!cut.narrow(2, 8, 24).any().item<bool>());
    }
    void what_is_after_a_short_slice_is_zero_whatever_the_padding() {
        const at::Tensor lengths = at::tensor({std::int64_t{4}}), draw = at::full({1}, 0.3);
        const at::Tensor mel = at::randn({1, 3, 16});
        const at::Tensor padded = at::cat({mel, at::randn({1, 3, 30})}, 2);
        const ConditioningSlices slices(draw, lengths, 4, 20);
        const at::Tensor cut = slices.of(mel);
        QCOMPARE(cut.sizes(), (at::IntArrayRef{1, 3, 20}));
        QVERIFY(!cut.narrow(2, 8, 12).any().item<bool>());
        QVERIFY(at::equal(slices.of(padded), cut));
    }
};

FORMANT_TEST(TestConditioningSlices)

} // namespace tst_conditioning_slices

#include "tst_conditioning_slices.moc"
