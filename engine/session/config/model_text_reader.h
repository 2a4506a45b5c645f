#pragma once

#include "engine/session/config/run_config.h"
#include "engine/synth/voice_config.h"
#include "engine/text/text_reader.h"

#include <memory>

namespace formant {

/// Creates the reader of texts for the configured model; null if the model is trained without
/// texts. Errors as TextReader::create().
Result<std::shared_ptr<const TextReader>> model_text_reader(const VoiceConfig& config);

/// Returns whether the pretrained weights of a run may have a tokenizer, which then reads its
/// texts.
bool weights_may_have_tokenizer(const RunConfig& config);

/// Returns the error of model_text_reader(), unless it depends on the pretrained weights.
Result<void> check_text_reader(const RunConfig& config);

} // namespace formant
