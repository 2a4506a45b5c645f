// The CUDA plug-in: opening this library also opens libtorch_cuda, which it links to and which
// makes
// `--gpu 0` work.
#include "engine/cuda/alignment_operator.h"
#include "engine/cuda/driver.h"
#ifdef FORMANT_CUDA_GRAPHS
#include "engine/cuda/cuda_graph_recorder.h"
#endif
#ifdef FORMANT_NCCL
#include "engine/cuda/nccl_backend.h"
#endif
#include "engine/hardware/cuda_api.h"

#include <cstdio>
#include <cstring>

namespace {

using formant::nvidia_driver;

int gpu_count(char* reason) {
    const int count = nvidia_driver().gpu_count();
    if (count == 0)
        std::snprintf(reason, 256, "%s",
                      nvidia_driver().failure().empty() ? "the driver lists none"
                                                        : nvidia_driver().failure().c_str());
    return count;
}

bool gpu_facts(int index, FormantGpuFacts* facts) {
    formant::Driver::Facts found;
    if (!nvidia_driver().facts(index, found))
        return false;
    std::snprintf(facts->name, sizeof facts->name, "%s", found.name.c_str());
    facts->capability_major = found.capability_major;
    facts->capability_minor = found.capability_minor;
    facts->total_memory_bytes = static_cast<std::int64_t>(found.total_memory_bytes);
    std::snprintf(facts->uuid, sizeof facts->uuid, "%s", found.uuid.c_str());
    std::snprintf(facts->pci_bus_id, sizeof facts->pci_bus_id, "%s", found.pci_bus_id.c_str());
    facts->cuda_version = found.cuda_version;
    return true;
}

bool gpu_free_memory(int index, std::int64_t* bytes) {
    return nvidia_driver().free_memory(index, *bytes);
}

constexpr FormantCudaApi api = {gpu_count, gpu_facts, gpu_free_memory};

} // namespace

extern "C" const FormantCudaApi* formant_cuda_entry(const char* build_id) {
    if (std::strcmp(build_id, FORMANT_CUDA_BUILD_ID) != 0)
        return nullptr;
    formant::register_alignment_search();
#ifdef FORMANT_CUDA_GRAPHS
    formant::register_graph_recorder(formant::make_cuda_graph_recorder);
#endif
#ifdef FORMANT_NCCL
    formant::disable_watchdog_of_c10d();
    formant::register_device_backend(formant::make_nccl_backend);
#endif
    return &api;
}
