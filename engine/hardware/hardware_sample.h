#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The state of a card at one moment. A value that its driver does not report is absent, never 0.
struct GpuSample {
    std::string uuid;
    std::optional<double> utilization; ///< 0 to 1: share of the last period in which a kernel ran
    std::optional<std::int64_t> memory_total_bytes;
    std::optional<std::int64_t> memory_used_bytes; ///< by all processes
    std::optional<std::int64_t> memory_ours_bytes; ///< by this process
    std::optional<double> temperature_c;
    std::optional<double> power_w;
    std::optional<double> core_clock_mhz;
    std::optional<double> memory_clock_mhz;
    std::optional<bool> thermal_throttle;
    std::optional<bool> power_throttle;
};

/// The state of the machine at one moment.
struct HardwareSample {
    double at_s = 0;       ///< since the sampler started
    std::int64_t step = 0; ///< of the training
    std::vector<GpuSample> gpus;
    std::optional<double> cpu_load;              ///< 0 to 1, of all cores, by all processes
    std::optional<std::int64_t> ram_total_bytes; ///< of the machine, or what a cgroup allows
    std::optional<std::int64_t> ram_used_bytes;  ///< of that, excluding reclaimable caches
    std::optional<std::int64_t> ram_ours_bytes;  ///< by this process and its children
    std::optional<std::int64_t> disk_free_bytes; ///< where the run's folder is
};

} // namespace formant
