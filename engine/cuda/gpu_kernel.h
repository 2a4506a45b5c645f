#pragma once

#include "engine/base/result.h"

#include <span>
#include <string>

namespace formant {

/// A kernel loaded on a GPU through the CUDA Driver API. It stays loaded until the program ends.
///
/// Errors contain the driver's message: ErrorKind::training if the GPU is out of memory, otherwise
/// ErrorKind::device.
class GpuKernel {
  public:
    /// Loads a kernel from the result of KernelCompiler::compile(); `gpu` is the driver's index.
    static Result<GpuKernel> load(const std::string& code, const std::string& name, int gpu);

    /// Queues the kernel on `stream` (a CUstream of the GPU) and returns immediately. Each element
    /// of `arguments` points to the value of a kernel parameter.
    Result<void> launch(unsigned blocks, unsigned threads, void* stream,
                        std::span<void*> arguments) const;

  private:
    GpuKernel() = default;

    void* context_ = nullptr;
    void* function_ = nullptr;
};

} // namespace formant
