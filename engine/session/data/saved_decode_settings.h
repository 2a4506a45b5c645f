#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/decoding/decode_settings.h"

namespace formant {

/// Returns the settings with which the training recordings of a checkpoint were decoded; without
/// program and scratch folder. ErrorKind::usage or checkpoint where the saved configuration is
/// damaged.
Result<DecodeSettings> saved_decode_settings(const StateTree& checkpoint);

} // namespace formant
