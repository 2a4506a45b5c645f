#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Limits of the process's control groups; absent: unlimited.
struct CgroupLimits {
    std::optional<std::int64_t> memory_bytes;
    std::optional<double> cpus; ///< processor time, in cores
};

/// Reads the limits below `root`, of cgroup v2 and v1. A group's limit applies to all groups inside
/// it, so the result is the lowest of the process's own group and all groups above it.
CgroupLimits cgroup_limits(const Path& root);

} // namespace formant
