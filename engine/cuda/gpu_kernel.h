#pragma once

#include "engine/base/result.h"

#include <span>
#include <string>

namespace formant {

/// A kernel in the memory of a GPU, where it stays until the program ends: NVIDIA's driver, spoken
/// to in its C interface.
///
/// Errors with the driver's words: ErrorKind::training where the GPU's memory does not suffice,
/// else ErrorKind::device.
class GpuKernel {
  public:
    /// `code` is that of KernelCompiler::compile(), `gpu` the driver's number.
    static Result<GpuKernel> load(const std::string& code, const std::string& name, int gpu);

    /// Queues it on `stream` (CUstream of that GPU) and does not wait. Each argument points to what
    /// the kernel is given.
    Result<void> launch(unsigned blocks, unsigned threads, void* stream,
                        std::span<void*> arguments) const;

  private:
    GpuKernel() = default;

    void* context_ = nullptr;
    void* function_ = nullptr;
};

} // namespace formant
