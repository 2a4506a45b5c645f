// The CUDA plug-in: linking against libtorch_cuda is what makes `--gpu 0` work; opening this
// library opens that one.
#include "engine/hardware/cuda_api.h"

#include <cstdio>
#include <cstring>
#include <cuda_runtime_api.h>

namespace {

int gpu_count(char* reason) {
    int count = 0;
    const cudaError_t failure = cudaGetDeviceCount(&count);
    if (failure == cudaSuccess && count > 0)
        return count;
    cudaGetLastError(); // or the next call that looks would find this failure
    std::snprintf(reason, 256, "%s",
                  failure == cudaSuccess ? "the driver lists none" : cudaGetErrorString(failure));
    return 0;
}

/// By the run time itself, not by LibTorch: that would make a context on the GPU, and throw where
/// the driver does not answer.
bool gpu_facts(int index, FormantGpuFacts* facts) {
    cudaDeviceProp properties{};
    if (cudaGetDeviceProperties(&properties, index) != cudaSuccess) {
        cudaGetLastError(); // or the next call that looks would find this failure
        return false;
    }
    std::snprintf(facts->name, sizeof facts->name, "%s", properties.name);
    facts->capability_major = properties.major;
    facts->capability_minor = properties.minor;
    facts->total_memory_bytes = static_cast<std::int64_t>(properties.totalGlobalMem);
    return true;
}

constexpr FormantCudaApi api = {gpu_count, gpu_facts};

} // namespace

extern "C" const FormantCudaApi* formant_cuda_entry(const char* build_id) {
    return std::strcmp(build_id, FORMANT_CUDA_BUILD_ID) == 0 ? &api : nullptr;
}
