#pragma once

#include "engine/session/hardware/hardware_service.h"

namespace formant::test {

/// A card that can be trained on.
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

/// One that is there, is old, and whose driver says little.
inline GpuInfo old_card() {
    GpuInfo gpu;
    gpu.uuid = "GPU-00750bbb-0000-1111-2222-333344445555";
    gpu.name = "NVIDIA GeForce GTX 750";
    gpu.architecture = GpuArchitecture::older;
    gpu.compute_target = "sm_50";
    gpu.why_not_usable = message({"test", "this LibTorch has no kernels for sm_50"});
    return gpu;
}

/// A machine with both.
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

/// What `formant hardware` would say of it.
inline HardwareReport two_cards_report() {
    return hardware_report_of(choose_hardware("auto", two_cards(), {}), 0, RunConfig(), {}, {});
}

} // namespace formant::test
