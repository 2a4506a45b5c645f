#pragma once

#include "engine/base/paths.h"

#include <vector>

namespace formant {

/// Each config.json that can say how a foreign checkpoint was trained, the nearest first: beside
/// it, and of a .ckpt up to three folders above, for Lightning puts Piper's below
/// lightning_logs/version_0/checkpoints.
std::vector<Path> public_configs_of(const Path& checkpoint);

} // namespace formant
