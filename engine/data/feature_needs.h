#pragma once

#include "engine/audio/mel_config.h"

namespace formant {

/// What a model wants to be fed; data prepares exactly this.
struct FeatureNeeds {
    MelConfig mel;
    bool spectrum = false; ///< linear magnitudes too
    bool audio = false;    ///< the samples too
};

} // namespace formant
