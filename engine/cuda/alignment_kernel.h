#pragma once

#include "engine/base/result.h"
#include "engine/cuda/gpu_kernel.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// The alignment search as a kernel on one GPU.
class AlignmentKernel {
  public:
    /// Compiles the kernel for the GPU and compares it once with the CPU. ErrorKind::device if it
    /// cannot be compiled or finds other paths; other errors as GpuKernel.
    static Result<AlignmentKernel> make(c10::Device gpu);

    /// Implements formant::alignment_search with all tensors on the GPU; queues the kernel on
    /// LibTorch's current stream.
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
