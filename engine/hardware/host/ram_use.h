#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>

namespace formant {

/// How full the memory is that we may use.
struct RamUse {
    std::int64_t total_bytes = 0;
    std::int64_t used_bytes = 0; ///< without what the system takes back when it is needed
};

/// Of the machine (proc/meminfo), or of the cgroup with the least room left, where one of those
/// that we are in (version 1 or 2) leaves us less. `root` is where proc and sys are. Nothing where
/// neither can be read.
std::optional<RamUse> read_ram_use(const Path& root = "/");

} // namespace formant
