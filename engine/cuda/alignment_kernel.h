#pragma once

#include "engine/base/result.h"
#include "engine/cuda/gpu_kernel.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// The alignment search as a kernel of one GPU.
class AlignmentKernel {
  public:
    /// Compiled for that GPU, and once compared with the CPU. ErrorKind::device where it cannot be
    /// compiled or finds other paths; as GpuKernel.
    static Result<AlignmentKernel> make(c10::Device gpu);

    /// As formant::alignment_search, all on the GPU; queued on LibTorch's current stream.
    Result<at::Tensor> search(const at::Tensor& log_likelihood, const at::Tensor& token_lengths,
                              const at::Tensor& frame_lengths) const;

  private:
    explicit AlignmentKernel(GpuKernel kernel) : kernel_(kernel) {}
    Result<void> compare_with_cpu(c10::Device gpu) const;
    Result<void> compare_with_cpu(c10::Device gpu, at::IntArrayRef shape,
                                  at::ArrayRef<std::int64_t> token_lengths,
                                  at::ArrayRef<std::int64_t> frame_lengths) const;

    GpuKernel kernel_;
};

} // namespace formant
