#pragma once

#include "engine/hardware/hardware_sample.h"

namespace formant {

/// Calls `visit(name, member)` for each field of a GPU in a record `gpu`: one list for writers and
/// readers of records. `Gpu` is a GpuSample, const or not.
template <class Gpu, class Visit>
void visit_gpu_fields(Gpu& gpu, Visit&& visit) {
    visit("utilisation", gpu.utilization);
    visit("memory_total_bytes", gpu.memory_total_bytes);
    visit("memory_used_bytes", gpu.memory_used_bytes);
    visit("memory_ours_bytes", gpu.memory_ours_bytes);
    visit("temperature_c", gpu.temperature_c);
    visit("power_w", gpu.power_w);
    visit("core_clock_mhz", gpu.core_clock_mhz);
    visit("memory_clock_mhz", gpu.memory_clock_mhz);
    visit("thermal_throttle", gpu.thermal_throttle);
    visit("power_throttle", gpu.power_throttle);
}

/// Calls `visit(name, member)` for each field of the machine in a record `gpu`.
template <class Sample, class Visit>
void visit_machine_fields(Sample& sample, Visit&& visit) {
    visit("cpu_load", sample.cpu_load);
    visit("ram_total_bytes", sample.ram_total_bytes);
    visit("ram_used_bytes", sample.ram_used_bytes);
    visit("ram_ours_bytes", sample.ram_ours_bytes);
    visit("disk_free_bytes", sample.disk_free_bytes);
}

} // namespace formant
