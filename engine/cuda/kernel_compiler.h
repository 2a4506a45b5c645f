#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// NVIDIA's run-time compiler (NVRTC), spoken to in its C interface of CUDA 11.2 and later, so that
/// neither nvcc nor its headers are needed where formant is built.
class KernelCompiler {
  public:
    /// `library` is NVRTC, or a library that links to it. ErrorKind::device where it is not there.
    static Result<KernelCompiler> open(const Path& library);

    /// Code of the source's kernels (extern "C") for GPUs of that compute capability; for one that
    /// is newer than the compiler, in the form that the driver translates (PTX). ErrorKind::device
    /// with the compiler's words.
    Result<std::string> compile(const std::string& source, int capability_major,
                                int capability_minor) const;

  private:
    using Status = int; ///< 0: success
    using Program = void*;

    bool find_all(void* library);
    /// 90 for capability 9.0; rising.
    std::vector<int> architectures() const;
    Result<std::string> compile(Program program, const std::string& architecture,
                                bool for_driver) const;
    Error failure(Program program, Status status) const;

    Status (*count_architectures_)(int*) = nullptr;
    Status (*list_architectures_)(int*) = nullptr;
    Status (*create_)(Program*, const char* source, const char* name, int headers,
                      const char* const* header_sources, const char* const* header_names) = nullptr;
    Status (*destroy_)(Program*) = nullptr;
    Status (*compile_)(Program, int options, const char* const*) = nullptr;
    Status (*code_size_)(Program, std::size_t*) = nullptr;
    Status (*code_)(Program, char*) = nullptr;
    Status (*driver_code_size_)(Program, std::size_t*) = nullptr;
    Status (*driver_code_)(Program, char*) = nullptr;
    Status (*log_size_)(Program, std::size_t*) = nullptr;
    Status (*log_)(Program, char*) = nullptr;
    const char* (*words_for_)(Status) = nullptr;
};

} // namespace formant
