#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/decoding/decode_settings.h"

namespace formant {

/// How the recordings were decoded that a checkpoint was trained on; without program and scratch
/// folder. ErrorKind::usage or checkpoint where its configuration is damaged.
Result<DecodeSettings> trained_decoding(const StateTree& checkpoint);

} // namespace formant
