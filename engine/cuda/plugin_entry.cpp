// The CUDA plug-in: linking against libtorch_cuda is what makes `--gpu 0` work; opening this
// library opens that one.
#include "engine/hardware/cuda_api.h"

#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAFunctions.h>

#include <cstdio>
#include <cstring>
#include <cuda_runtime_api.h>

namespace {

int gpu_count(char* reason) {
    int count = 0;
    const cudaError_t failure = cudaGetDeviceCount(&count);
    if (failure == cudaSuccess && count > 0)
        return count;
    std::snprintf(reason, 256, "%s",
                  failure == cudaSuccess ? "the driver lists none" : cudaGetErrorString(failure));
    return 0;
}

bool gpu_facts(int index, FormantGpuFacts* facts) {
    if (index < 0 || index >= c10::cuda::device_count())
        return false;
    const cudaDeviceProp* properties =
        at::cuda::getDeviceProperties(static_cast<c10::DeviceIndex>(index));
    std::snprintf(facts->name, sizeof facts->name, "%s", properties->name);
    facts->capability_major = properties->major;
    facts->capability_minor = properties->minor;
    facts->total_memory_bytes = static_cast<std::int64_t>(properties->totalGlobalMem);
    return true;
}

constexpr FormantCudaApi api = {gpu_count, gpu_facts};

} // namespace

extern "C" const FormantCudaApi* formant_cuda_entry(const char* build_id) {
    return std::strcmp(build_id, FORMANT_CUDA_BUILD_ID) == 0 ? &api : nullptr;
}
