#pragma once

#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"

namespace formant {

/// What a tuning of the batch size is remembered by beside device and precision: model and size,
/// and whether activations are recomputed, which changes what fits.
std::string tuned_name_of(const RunConfig& config);

/// Whether a training computes activations again instead of keeping them: it is set, and its model
/// can.
bool recomputes(const RunConfig& config);

/// Whether the model that a configuration describes is trained on texts, or on sound alone.
bool needs_texts(const VoiceConfig& config);

/// Of the model that a configuration describes, which is made for that. The number of weights is
/// not known where it cannot be made.
ModelFacts model_facts_of(const VoiceConfig& config);

} // namespace formant
