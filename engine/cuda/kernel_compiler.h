#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// NVIDIA's run-time compiler (NVRTC), used through its C interface of CUDA 11.2 and later, so that
/// building formant requires neither nvcc nor CUDA headers.
class KernelCompiler {
  public:
    /// Opens `library`: NVRTC, or a library that links to it. ErrorKind::device if it is missing.
    static Result<KernelCompiler> open(const Path& library);

    /// Compiles the source's kernels (extern "C") for GPUs of a compute capability: to a cubin, or
    /// to PTX, which the driver compiles, if the capability is newer than the compiler.
    /// ErrorKind::device with the compiler's message.
    Result<std::string> compile(const std::string& source, int capability_major,
                                int capability_minor) const;

  private:
    using Status = int; ///< 0: success
    using Program = void*;

    bool find_all(void* library);
    /// Returns the supported architectures in ascending order; 90 is capability 9.0.
    std::vector<int> architectures() const;
    Result<std::string> compile(Program program, const std::string& architecture,
                                bool to_ptx) const;
    Error failure(Program program, Status status) const;

    Status (*count_architectures_)(int*) = nullptr;
    Status (*list_architectures_)(int*) = nullptr;
    Status (*create_)(Program*, const char* source, const char* name, int headers,
                      const char* const* header_sources, const char* const* header_names) = nullptr;
    Status (*destroy_)(Program*) = nullptr;
    Status (*compile_)(Program, int options, const char* const*) = nullptr;
    Status (*cubin_size_)(Program, std::size_t*) = nullptr;
    Status (*cubin_)(Program, char*) = nullptr;
    Status (*ptx_size_)(Program, std::size_t*) = nullptr;
    Status (*ptx_)(Program, char*) = nullptr;
    Status (*log_size_)(Program, std::size_t*) = nullptr;
    Status (*log_)(Program, char*) = nullptr;
    const char* (*error_string_)(Status) = nullptr;
};

} // namespace formant
