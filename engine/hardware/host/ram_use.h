#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Use of the memory that is available to this process.
struct RamUse {
    std::int64_t total_bytes = 0;
    std::int64_t used_bytes = 0; ///< excludes reclaimable caches
};

/// Returns the use of the machine's memory (proc/meminfo), or that of the cgroup with the least
/// memory left (version 1 or 2), if one leaves less. `root` is the folder of proc and sys. Absent
/// if neither can be read.
std::optional<RamUse> read_ram_use(const Path& root = "/");

} // namespace formant
