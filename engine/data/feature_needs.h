#pragma once

#include "engine/audio/mel_config.h"

namespace formant {

/// What a model wants to be fed; data prepares exactly this.
struct FeatureNeeds {
    MelConfig mel;
};

} // namespace formant
