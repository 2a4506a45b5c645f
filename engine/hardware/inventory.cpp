#include "engine/hardware/inventory.h"

#include "engine/hardware/cuda_plugin.h"
#include "engine/hardware/environment_notes.h"
#include "engine/hardware/host/free_disk_space.h"
#include "engine/hardware/host/probe_host.h"
#include "engine/hardware/host/wsl_notes.h"
#include "engine/hardware/self_test/attention_backends.h"
#include "engine/hardware/self_test/kernel_check.h"

namespace formant {
namespace {

/// Returns the free memory as CUDA reports it, for use without NVML (as in some containers) or if
/// NVML counts the whole card.
std::optional<std::int64_t> free_memory_of(c10::Device device) {
    std::int64_t bytes = 0;
    const CudaPlugin& plugin = cuda_plugin();
    return plugin && (*plugin)->gpu_free_memory(device.index(), &bytes) ? std::optional(bytes)
                                                                        : std::nullopt;
}

void probe_kernels(GpuInfo& gpu, c10::Device device) {
    const auto checked = check_kernels(device);
    gpu.has_kernels = checked.has_value();
    if (!checked)
        gpu.why_not_usable = checked.error().what;
}

void probe_gpu(GpuInfo& gpu, c10::Device device) {
    if (!gpu.has_kernels)
        probe_kernels(gpu, device);
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
    HostInfo host = probe_host();
    host.data_folder = data_home().string();
    host.free_disk_bytes = free_disk_space(data_home());
    return merge_inventory(std::move(host), query_drivers(), list_gpus(),
                           read_environment(relevant_variables()));
}

void probe_gpus(HardwareInfo& hardware) {
    for (GpuInfo& gpu : hardware.gpus)
        if (gpu.usable() && gpu.index)
            probe_gpu(gpu, c10::Device(c10::kCUDA, static_cast<c10::DeviceIndex>(*gpu.index)));
}

} // namespace formant
