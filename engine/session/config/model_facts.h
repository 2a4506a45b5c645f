#pragma once

#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"

namespace formant {

/// Returns the key of saved tuning results, which device and precision complete: model, size, the
/// dimensions that differ from those of the size, and whether gradient checkpointing is on, which
/// changes the batch size that fits.
std::string tuning_key(const RunConfig& config);

/// Returns whether training uses gradient checkpointing: it is switched on and the model supports
/// it.
bool uses_gradient_checkpointing(const RunConfig& config);

/// Returns whether the configured model is trained on texts that this program reads, and not on
/// audio alone or on prepared tokens.
bool needs_texts(const VoiceConfig& config);

/// Returns the number of symbols that the configured model is assumed to have where the texts are
/// not known: that of the tokenizer, if it has one.
std::int64_t expected_symbols(const VoiceConfig& config);

/// Creates the configured model and returns its facts. The number of weights is 0 if the model
/// cannot be created.
ModelFacts model_facts_of(const VoiceConfig& config);

} // namespace formant
