#include "engine/session/gpu_choices.h"

#include "engine/hardware/device.h"

namespace formant {

GpuChoices list_gpu_choices() {
    const GpuList& list = list_gpus();
    GpuChoices choices;
    choices.reason_for_none = list.reason_for_none;
    for (const GpuFacts& gpu : list.gpus)
        choices.gpus.push_back({std::to_string(gpu.index), gpu.name, gpu.total_memory_bytes});
    return choices;
}

} // namespace formant
