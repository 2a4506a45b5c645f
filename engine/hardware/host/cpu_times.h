#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// What all cores together have done since the machine started, in the kernel's ticks.
struct CpuTimes {
    std::int64_t idle = 0; ///< also while waiting for a disk
    std::int64_t total = 0;
};

/// From proc/stat below `root`; nothing where that cannot be read.
std::optional<CpuTimes> read_cpu_times(const Path& root = "/");

/// Busy share of the time between two readings, 0 to 1; nothing where no time has passed.
std::optional<double> cpu_load(const CpuTimes& before, const CpuTimes& after);

} // namespace formant
