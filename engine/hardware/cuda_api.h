#pragma once

#include <cstdint>

/// The interface of libformant_cuda.so, in plain C so that a plug-in of another build is recognized
/// before any of its functions is called.
extern "C" {

struct FormantGpuFacts {
    char name[256];
    int capability_major;
    int capability_minor;
    std::int64_t total_memory_bytes;
    char uuid[48];       ///< "GPU-..." or "MIG-..." (slice); empty with a driver that is too old
    char pci_bus_id[32]; ///< "0000:65:00.0", lower case; empty if the driver does not report it
    int cuda_version;    ///< 12040: the driver supports CUDA 12.4; 0 if unknown
};

struct FormantCudaApi {
    /// Returns the number of GPUs; 0 without a driver or GPU, with the cause in `reason` (256
    /// bytes).
    int (*gpu_count)(char* reason);
    /// Returns false if the driver does not answer for that GPU.
    bool (*gpu_facts)(int index, FormantGpuFacts* facts);
    /// Returns false if the driver does not answer. The only function that needs a context on the
    /// GPU: it uses LibTorch's or creates one, which takes some hundred MB for a moment.
    bool (*gpu_free_memory)(int index, std::int64_t* bytes);
};

/// Returns null if `build_id` differs from the plug-in's own, which then belongs to another build.
using FormantCudaEntry = const FormantCudaApi* (*)(const char* build_id);
}
