#include "engine/hardware/host/host_load.h"

#include "engine/hardware/host/free_disk_space.h"
#include "engine/hardware/host/process_memory.h"
#include "engine/hardware/host/ram_use.h"

#include <utility>

namespace formant {

HostLoad::HostLoad(Path folder, Path root)
    : folder_(std::move(folder)), root_(std::move(root)), before_(read_cpu_times(root_)) {}

void HostLoad::measure(HardwareSample& sample) {
    const auto now = read_cpu_times(root_);
    if (before_ && now)
        sample.cpu_load = cpu_load(*before_, *now);
    before_ = now;
    if (const auto ram = read_ram_use(root_)) {
        sample.ram_total_bytes = ram->total_bytes;
        sample.ram_used_bytes = ram->used_bytes;
    }
    sample.ram_ours_bytes = memory_with_children("self", root_);
    sample.disk_free_bytes = free_disk_space(folder_);
}

} // namespace formant
