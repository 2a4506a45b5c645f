#pragma once

#include "engine/base/paths.h"
#include "engine/session/preflight/preflight_lines.h"

#include <vector>

namespace formant {

/// Which of the places that a training reads and writes lie where that is slow (a drive of Windows
/// under WSL2, a network)? By the mounts below `root`. Says nothing where none does.
void look_at_slow_storage(const std::vector<Path>& places, PreflightLines& lines,
                          const Path& root = "/");

} // namespace formant
