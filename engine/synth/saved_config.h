#pragma once

#include "engine/base/state_tree.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// The settings that a checkpoint's model was made with; ErrorKind::checkpoint or usage where they
/// are damaged.
Result<VoiceConfig> voice_config_of(const StateTree& checkpoint);

} // namespace formant
