#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// CPU time of all cores since the machine started, in the kernel's ticks.
struct CpuTimes {
    std::int64_t idle = 0; ///< includes waiting for a disk
    std::int64_t total = 0;
};

/// Reads proc/stat below `root`; absent if that cannot be read.
std::optional<CpuTimes> read_cpu_times(const Path& root = "/");

/// Returns the busy share of the time between two readings, 0 to 1; absent if no time has passed.
std::optional<double> cpu_load(const CpuTimes& before, const CpuTimes& after);

} // namespace formant
