#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the list of strings in a checkpoint's entry `entry`; ErrorKind::checkpoint if it is
/// missing or damaged.
Result<std::vector<std::string>> saved_texts(const StateTree& checkpoint, const std::string& entry);

} // namespace formant
