#pragma once

#include "engine/audio/mel_config.h"

namespace formant {

/// What a model wants to be fed; data prepares exactly this.
///
/// Frames are centred on multiples of the hop, as LogMel makes them, and the sound begins half a
/// hop before the first. With `spectrum` they are the public code's: frame t is made of the sound
/// around samples t * hop_length to (t + 1) * hop_length.
struct FeatureNeeds {
    MelConfig mel;
    bool spectrum = false; ///< linear magnitudes
    bool audio = false;    ///< the samples
    bool log_mel = true;
    bool texts = true; ///< what is said, as tokens; else recordings without a text do as well
};

/// Frames that a sound of so many samples has.
inline std::int64_t frames_of(const FeatureNeeds& needs, std::int64_t samples) {
    return samples / needs.mel.hop_length + (needs.spectrum ? 0 : 1);
}

} // namespace formant
