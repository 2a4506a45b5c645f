#include "engine/hardware/inventory.h"

#include "engine/hardware/attention_check.h"
#include "engine/hardware/environment_notes.h"
#include "engine/hardware/look_at_host.h"

#include <ATen/DeviceAccelerator.h>

namespace formant {
namespace {

std::optional<std::int64_t> free_memory_of(c10::Device device) {
    try {
        return static_cast<std::int64_t>(at::accelerator::getMemoryInfo(device.index()).first);
    } catch (const c10::Error&) { // what this is asked for: does it tell?
        return std::nullopt;
    }
}

} // namespace

HardwareInfo merge_inventory(HostInfo host, const DriverLists& drivers, const GpuList& libtorch,
                             const Environment& environment) {
    HardwareInfo hardware;
    hardware.host = std::move(host);
    hardware.gpus = merge_gpus(drivers, libtorch, environment);
    if (hardware.gpus.empty())
        hardware.why_no_gpu = libtorch.reason_for_none;
    hardware.environment = note_environment(environment);
    return hardware;
}

HardwareInfo take_inventory() {
    return merge_inventory(look_at_host(), ask_drivers(), list_gpus(),
                           read_environment(variables_that_matter()));
}

void try_attention(HardwareInfo& hardware) {
    for (GpuInfo& gpu : hardware.gpus) {
        if (!gpu.usable() || !gpu.index)
            continue;
        const c10::Device device(c10::kCUDA, static_cast<c10::DeviceIndex>(*gpu.index));
        gpu.attention_backends = working_attention_backends(device);
        if (!gpu.free_memory_bytes)
            gpu.free_memory_bytes = free_memory_of(device);
    }
}

} // namespace formant
