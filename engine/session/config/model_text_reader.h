#pragma once

#include "engine/synth/voice_config.h"
#include "engine/text/text_reader.h"

#include <memory>

namespace formant {

/// Creates the reader of texts for the configured model; null if the model is trained without
/// texts. Errors as TextReader::create().
Result<std::shared_ptr<const TextReader>> model_text_reader(const VoiceConfig& config);

} // namespace formant
