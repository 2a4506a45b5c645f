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
    char uuid[48];       ///< "GPU-...", of a slice "MIG-..."; empty where the driver is too old
    char pci_bus_id[32]; ///< "0000:65:00.0", lower case; empty where the driver does not tell
    int cuda_version;    ///< 12040: the driver offers CUDA 12.4; 0 where it does not tell
};

struct FormantCudaApi {
    /// Number of GPUs; 0 where there is no driver or no GPU, then `reason` (256 bytes) says why.
    int (*gpu_count)(char* reason);
    /// False where the driver does not answer for that GPU.
    bool (*gpu_facts)(int index, FormantGpuFacts* facts);
    /// The only one that makes a context on the GPU, which takes some hundred MB for a moment, or
    /// uses the one that LibTorch has there. False where the driver does not answer.
    bool (*gpu_free_memory)(int index, std::int64_t* bytes);
};

/// Null where `build_id` is not the plug-in's own: it belongs to another build.
using FormantCudaEntry = const FormantCudaApi* (*)(const char* build_id);
}
