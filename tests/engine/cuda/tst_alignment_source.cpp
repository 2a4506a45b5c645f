#include "engine/nn/alignment_search.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <barrier>
#include <thread>
#include <vector>

namespace tst_alignment_source {

// Emulates CUDA's extensions of C++: threads of a block with a barrier.
struct Index {
    unsigned x = 0;
};
thread_local Index threadIdx, blockIdx, blockDim;
thread_local std::barrier<>* all_of_block = nullptr;

// Names of CUDA.
#define __global__
#define __launch_bounds__(threads)
#define __syncthreads() all_of_block->arrive_and_wait()
namespace kernel {
#include "engine/cuda/alignment_search.cu"
} // namespace kernel
#undef __global__
#undef __launch_bounds__
#undef __syncthreads

using formant::alignment_search;

at::Tensor search_by_kernel(const at::Tensor& score, const at::Tensor& tokens,
                            const at::Tensor& frames, unsigned threads) {
    const at::Tensor best = score.transpose(1, 2).clone(at::MemoryFormat::Contiguous);
    at::Tensor frame_tokens = at::zeros({best.size(0), best.size(1)}, at::kLong);
    for (unsigned sample = 0; sample < best.size(0); ++sample) {
        std::barrier all(threads);
        std::vector<std::jthread> block;
        for (unsigned thread = 0; thread < threads; ++thread)
            block.emplace_back([&, sample, thread] {
                threadIdx.x = thread;
                blockIdx.x = sample;
                blockDim.x = threads;
                all_of_block = &all;
                kernel::alignment_search(best.data_ptr<float>(), tokens.const_data_ptr<long>(),
                                         frames.const_data_ptr<long>(),
                                         frame_tokens.data_ptr<long>(), best.size(2), best.size(1));
            });
    }
    return frame_tokens;
}

/// Runs the kernel's source, compiled as C++, with CPU threads; tst_gpu_alignment runs it on GPUs.
class TestAlignmentSource : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_finds_the_paths_of_the_cpu_whatever_the_lengths() {
        at::manual_seed(7);
        const at::Tensor score = at::randn({5, 12, 40});
        const at::Tensor tokens = at::tensor({12, 1, 7, 12, 5}, at::kLong);
        const at::Tensor frames = at::tensor({40, 9, 7, 13, 40}, at::kLong);
        const at::Tensor expected = alignment_search(score, tokens, frames);
        for (const unsigned threads : {1U, 3U, 12U, 16U}) // fewer than tokens, as many, more
            QVERIFY(at::equal(search_by_kernel(score, tokens, frames, threads), expected));
    }
    void equal_scores_are_decided_as_on_the_cpu() {
        const at::Tensor score = at::zeros({1, 6, 20});
        const at::Tensor tokens = at::tensor({6}, at::kLong), frames = at::tensor({20}, at::kLong);
        QVERIFY(at::equal(search_by_kernel(score, tokens, frames, 4),
                          alignment_search(score, tokens, frames)));
    }
    void fewer_frames_than_tokens_end_as_on_the_cpu() {
        const at::Tensor score = at::randn({1, 6, 4});
        const at::Tensor tokens = at::tensor({6}, at::kLong), frames = at::tensor({4}, at::kLong);
        QVERIFY(at::equal(search_by_kernel(score, tokens, frames, 4),
                          alignment_search(score, tokens, frames)));
    }
};

FORMANT_TEST(TestAlignmentSource)

} // namespace tst_alignment_source

#include "tst_alignment_source.moc"
