#include "engine/hardware/nvidia/nvml_memory.h"

#include "engine/base/os/os_process.h"

#include <algorithm>
#include <vector>

namespace formant::nvml {

MemoryUse memory_of(const Api& api, Device device) {
    MemoryV2 v2{memory_v2, 0, 0, 0, 0};
    if (api.memory_v2 != nullptr && api.memory_v2(device, &v2) == success)
        return {v2.total_bytes, v2.free_bytes, v2.used_bytes};
    Memory v1{};
    if (api.memory != nullptr && api.memory(device, &v1) == success)
        return {v1.total_bytes, v1.free_bytes, v1.used_bytes};
    return {};
}

std::optional<std::int64_t> memory_of_ours(const Api& api, Device device) {
    // Twice the announced size: the first 535 drivers wrote longer entries.
    std::vector<Process> processes(256);
    auto count = static_cast<unsigned>(processes.size() / 2);
    if (api.processes == nullptr || api.processes(device, &count, processes.data()) != success)
        return std::nullopt;
    processes.resize(std::min<std::size_t>(count, processes.size()));
    for (const Process& process : processes)
        if (static_cast<int>(process.pid) == process_id() &&
            process.memory_bytes != memory_not_available)
            return process.memory_bytes;
    return std::nullopt;
}

} // namespace formant::nvml
