#pragma once

#include "engine/hardware/settings/suggested_settings.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// Name and size of the model that a configuration describes; it is made for that. The size is not
/// known where it cannot be made.
ModelFacts model_facts_of(const VoiceConfig& config);

} // namespace formant
