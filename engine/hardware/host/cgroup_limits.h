#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// What the process's control groups allow it; absent: no limit.
struct CgroupLimits {
    std::optional<std::int64_t> memory_bytes;
    std::optional<double> cpus; ///< processor time, in cores
};

/// By the files below `root`, of cgroup v2 and v1. The limit of a group holds for all groups in it,
/// so the lowest of the process's own group and all those above it counts.
CgroupLimits cgroup_limits(const Path& root);

} // namespace formant
