#include "engine/cuda/alignment_kernel.h"
#include "engine/hardware/device.h"
#include "engine/nn/alignment_search.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_gpu_alignment {

/// Requires an NVIDIA GPU; without one, tst_alignment_source runs the kernel's source on the CPU.
class TestGpuAlignment : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (list_gpus().gpus.empty())
            QSKIP(to_english(list_gpus().reason_for_none).c_str());
    }
    void the_gpu_finds_the_paths_of_the_cpu() {
        at::manual_seed(9);
        const at::Tensor score = at::randn({16, 1500, 2000});
        const at::Tensor tokens = at::randint(1, 1500, {16}, at::kLong);
        const at::Tensor frames = at::randint(1500, 2000, {16}, at::kLong);
        const at::Tensor expected = alignment_search(score, tokens, frames);
        const c10::Device gpu = open_device("0").value();
        // The operator falls back to the CPU; the kernel itself cannot.
        const auto kernel = AlignmentKernel::make(gpu);
        QVERIFY2(kernel, kernel ? "" : to_english(kernel.error().what).c_str());
        const auto by_kernel = kernel->search(score.to(gpu), tokens.to(gpu), frames.to(gpu));
        QVERIFY2(by_kernel, by_kernel ? "" : to_english(by_kernel.error().what).c_str());
        QVERIFY(at::equal(by_kernel->cpu(), expected));
        const at::Tensor found = alignment_search(score.to(gpu), tokens.to(gpu), frames.to(gpu));
        QVERIFY(found.device() == gpu);
        QVERIFY(at::equal(found.cpu(), expected));
    }
};

FORMANT_TEST(TestGpuAlignment)

} // namespace tst_gpu_alignment

#include "tst_gpu_alignment.moc"
