#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// RAM that a process and those it started have in use, from the files of proc below `root`; what
/// they share counts for each. `process`: its number, or "self". Nothing where it is gone.
std::optional<std::int64_t> memory_with_children(const std::string& process,
                                                 const Path& root = "/");

} // namespace formant
