#pragma once

#include "engine/synth/voice_config.h"
#include "engine/text/text_reader.h"

#include <memory>

namespace formant {

/// What reads the texts of the recordings for the model that a configuration describes; null where
/// that needs none. Errors as TextReader::create().
Result<std::shared_ptr<const TextReader>> model_text_reader(const VoiceConfig& config);

} // namespace formant
