#pragma once

#include "engine/base/state_tree.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// Returns the settings with which a checkpoint's model was created; ErrorKind::checkpoint or usage
/// if they are damaged.
Result<VoiceConfig> voice_config_of(const StateTree& checkpoint);

/// Makes TextConfig::vocabulary part of a checkpoint's header.
void record_vocabulary(StateTree& header, const TextConfig& text);

} // namespace formant
