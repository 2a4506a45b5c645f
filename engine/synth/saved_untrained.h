#pragma once

#include "engine/base/state_tree.h"

#include <string>
#include <vector>

namespace formant {

/// Records the prefixes of weights that were initialized randomly, because the file of another
/// program from which the checkpoint was made lacks them: it speaks without them.
void record_untrained(StateTree& checkpoint, const std::vector<std::string>& prefixes);

/// Returns the recorded prefixes.
std::vector<std::string> untrained_in(const StateTree& checkpoint);

} // namespace formant
