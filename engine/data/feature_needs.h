#pragma once

#include "engine/audio/mel_config.h"

namespace formant {

/// Lists the input features that a model needs; exactly these are prepared.
///
/// Frames are centered on multiples of the hop as in LogMel, and the audio starts half a hop before
/// the first frame. With `spectrum` they are those of the upstream code: frame t covers the audio
/// around samples t * hop_length to (t + 1) * hop_length.
struct FeatureNeeds {
    MelConfig mel;
    bool spectrum = false; ///< linear magnitudes
    bool audio = false;    ///< the samples
    bool log_mel = true;
    bool texts = true; ///< transcripts as tokens; false: recordings without a transcript suffice
};

/// Returns the number of frames for a number of audio samples.
inline std::int64_t frames_of(const FeatureNeeds& needs, std::int64_t samples) {
    return samples / needs.mel.hop_length + (needs.spectrum ? 0 : 1);
}

} // namespace formant
