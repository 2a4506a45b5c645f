#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/synth/voice_config.h"

#include <optional>
#include <string>

namespace formant {

/// Returns the settings with which a checkpoint's model was created; ErrorKind::checkpoint or usage
/// if they are damaged.
Result<VoiceConfig> voice_config_of(const StateTree& checkpoint);

/// Reads TextConfig::vocabulary from a checkpoint without reading its weights; nothing if it has
/// none, or cannot be read.
std::optional<std::string> read_saved_vocabulary(const Path& checkpoint);

/// Makes TextConfig::vocabulary part of a checkpoint's header.
void record_vocabulary(StateTree& header, const TextConfig& text);

} // namespace formant
