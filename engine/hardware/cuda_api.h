#pragma once

#include <cstdint>

/// What libformant_cuda.so offers, in plain C so that a plug-in of another build is recognised
/// before anything of it is used.
extern "C" {

struct FormantGpuFacts {
    char name[256];
    int capability_major;
    int capability_minor;
    std::int64_t total_memory_bytes;
};

struct FormantCudaApi {
    /// Number of GPUs; 0 where there is no driver or no GPU, then `reason` (256 bytes) says why.
    int (*gpu_count)(char* reason);
    /// False where the driver does not answer for that GPU.
    bool (*gpu_facts)(int index, FormantGpuFacts* facts);
};

/// Null where `build_id` is not the plug-in's own: it belongs to another build.
using FormantCudaEntry = const FormantCudaApi* (*)(const char* build_id);
}
