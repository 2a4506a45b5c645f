#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <string>
#include <vector>

namespace formant {

/// The list of texts that a checkpoint holds under `entry`; ErrorKind::checkpoint where it is
/// missing or damaged.
Result<std::vector<std::string>> saved_texts(const StateTree& checkpoint, const std::string& entry);

} // namespace formant
