#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// Returns the RAM in use by a process and its descendants, from the files of proc below `root`;
/// shared memory counts for each. `process`: its number, or "self". Absent if the process is gone.
std::optional<std::int64_t> memory_with_children(const std::string& process,
                                                 const Path& root = "/");

} // namespace formant
