#include "engine/session/hardware/gpu_choices.h"

#include "engine/hardware/gpu_list.h"

namespace formant {

GpuChoices list_gpu_choices() {
    const GpuList& list = list_gpus();
    GpuChoices choices;
    for (const GpuFacts& gpu : list.gpus)
        if (gpu.usable())
            choices.gpus.push_back({std::to_string(gpu.index), gpu.name, gpu.total_memory_bytes});
    if (choices.gpus.empty())
        choices.reason_for_none =
            list.gpus.empty() ? list.reason_for_none : list.gpus.front().why_not_usable;
    return choices;
}

} // namespace formant
