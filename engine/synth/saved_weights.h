#pragma once

#include "engine/base/state_tree.h"

namespace formant {

enum class VoiceWeights { ema, raw };

/// Returns the weights of a checkpoint; ErrorKind::checkpoint if they are missing.
Result<StateTree::Map> weights_of(const StateTree& checkpoint, VoiceWeights which);

} // namespace formant
