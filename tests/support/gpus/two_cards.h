#pragma once

#include "engine/session/hardware/hardware_service.h"

namespace formant::test {

/// Returns a GPU that can be used for training.
inline GpuInfo ada_card() {
    GpuInfo gpu;
    gpu.index = 0;
    gpu.uuid = "GPU-4090aaaa-0000-1111-2222-333344445555";
    gpu.name = "NVIDIA GeForce RTX 4090";
    gpu.architecture = GpuArchitecture::ada;
    gpu.compute_target = "sm_89";
    gpu.abilities = {true, true, true};
    gpu.total_memory_bytes = std::int64_t{24} << 30;
    gpu.free_memory_bytes = std::int64_t{23} << 30;
    gpu.driver_version = "550.54.15";
    gpu.runtime_version = "12.4";
    gpu.has_kernels = true;
    gpu.notes = {message({"test", "Another program uses 1.0 GiB of its memory."})};
    return gpu;
}

/// Returns an old GPU whose driver reports little.
inline GpuInfo old_card() {
    GpuInfo gpu;
    gpu.uuid = "GPU-00750bbb-0000-1111-2222-333344445555";
    gpu.name = "NVIDIA GeForce GTX 750";
    gpu.architecture = GpuArchitecture::legacy;
    gpu.compute_target = "sm_50";
    gpu.why_not_usable = message({"test", "this LibTorch has no kernels for sm_50"});
    return gpu;
}

/// Returns a machine with both GPUs.
inline HardwareInfo two_cards() {
    HardwareInfo hardware;
    hardware.host.system = "Debian GNU/Linux 12 (bookworm)";
    hardware.host.cpu_model = "AMD EPYC 7B13";
    hardware.host.usable_cores = 8;
    hardware.host.ram_bytes = std::int64_t{64} << 30;
    hardware.host.data_folder = "/home/me/.local/share/formant";
    hardware.host.free_disk_bytes = std::int64_t{300} << 30;
    hardware.gpus = {ada_card(), old_card()};
    return hardware;
}

/// Returns the report of `formant hardware` for this machine.
inline HardwareReport two_cards_report() {
    return make_hardware_report(choose_hardware("auto", two_cards(), {}), 0, RunConfig(), {}, {});
}

} // namespace formant::test
