#include "engine/hardware/inventory.h"

#include "engine/hardware/cuda_plugin.h"
#include "engine/hardware/environment_notes.h"
#include "engine/hardware/host/look_at_host.h"
#include "engine/hardware/host/room_on_disk.h"
#include "engine/hardware/host/wsl_notes.h"
#include "engine/hardware/self_test/attention_backends.h"
#include "engine/hardware/self_test/kernel_check.h"

namespace formant {
namespace {

/// As CUDA tells: where NVML is not there, as in some containers, or counts the whole card.
std::optional<std::int64_t> free_memory_of(c10::Device device) {
    std::int64_t bytes = 0;
    const CudaPlugin& plugin = cuda_plugin();
    return plugin && (*plugin)->gpu_free_memory(device.index(), &bytes) ? std::optional(bytes)
                                                                        : std::nullopt;
}

void try_kernels(GpuInfo& gpu, c10::Device device) {
    const auto checked = check_kernels(device);
    gpu.has_kernels = checked.has_value();
    if (!checked)
        gpu.why_not_usable = checked.error().what;
}

void try_gpu(GpuInfo& gpu, c10::Device device) {
    if (!gpu.has_kernels)
        try_kernels(gpu, device);
    if (!gpu.free_memory_bytes)
        gpu.free_memory_bytes = free_memory_of(device);
    gpu.attention_backends = working_attention_backends(device, at::kHalf);
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
    add_wsl_notes(hardware);
    return hardware;
}

HardwareInfo take_inventory() {
    HostInfo host = look_at_host();
    host.data_folder = data_home().string();
    host.free_disk_bytes = room_on_disk(data_home());
    return merge_inventory(std::move(host), ask_drivers(), list_gpus(),
                           read_environment(variables_that_matter()));
}

void try_gpus(HardwareInfo& hardware) {
    for (GpuInfo& gpu : hardware.gpus)
        if (gpu.usable() && gpu.index)
            try_gpu(gpu, c10::Device(c10::kCUDA, static_cast<c10::DeviceIndex>(*gpu.index)));
}

} // namespace formant
