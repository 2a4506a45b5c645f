#include "engine/nn/frame_mask.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_frame_mask {

class TestFrameMask : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void real_frames_are_one_and_padding_is_zero() {
        const FrameMask mask(at::tensor({3, 1, 4}, at::kLong), 4);
        const at::Tensor expected =
            at::tensor({1, 1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1}, at::kFloat).view({3, 1, 4});
        QVERIFY(at::equal(mask.values(), expected));
    }
    void halving_marks_the_outputs_of_a_convolution_of_stride_two() {
        for (const std::int64_t time : {5, 6, 7, 8}) {
            const FrameMask mask(at::arange(1, time + 1, at::kLong), time);
            // A window of ones, centered on every second frame, contains the mask's own center.
            const at::Tensor center = at::tensor({0.0f, 1.0f, 0.0f}).view({1, 1, 3});
            const at::Tensor expected = at::conv1d(mask.values(), center, {}, 2, 1);
            QVERIFY(at::equal(mask.halved().values(), expected));
            QVERIFY(at::equal(mask.halved().lengths(), expected.sum({1, 2}).to(at::kLong)));
        }
    }
};

FORMANT_TEST(TestFrameMask)

} // namespace tst_frame_mask

#include "tst_frame_mask.moc"
