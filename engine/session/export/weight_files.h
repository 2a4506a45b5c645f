#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/session/export/new_files.h"

#include <string>

namespace formant {

/// Returns the file of a checkpoint's averaged weights, or of its only ones, as safetensors with
/// its configuration, symbols and speakers: for a program of the user's own. `half` stores them in
/// half precision.
NewFile weight_file(std::string name, const StateTree& checkpoint, bool half);

} // namespace formant
