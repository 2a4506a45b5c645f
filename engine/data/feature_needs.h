#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace formant {

/// Sizes of the tables of a model over audio tokens. What exceeds them cannot be trained on; 0: no
/// limit.
struct TokenLimits {
    std::int64_t max_text = 0;            ///< tokens of a text
    std::int64_t max_codes = 0;           ///< codes of a recording
    std::int64_t max_frames = 0;          ///< of a recording, where its codes are made of frames
    std::int64_t codebook_size = 0;       ///< all codes are below
    std::int64_t conditioning_width = 0;  ///< D of Feature::conditioning
    std::int64_t conditioning_length = 0; ///< R of Feature::conditioning
    double codes_per_s = 0;               ///< of speech
};

/// Lists the features that a model needs; exactly these are prepared. A model without
/// Feature::tokens trains on recordings without a transcript.
///
/// Frames are centered on multiples of the hop as in LogMel, and the audio starts half a hop before
/// the first frame. With Feature::spectrum they are those of the upstream code: frame t covers the
/// audio around samples t * hop_length to (t + 1) * hop_length.
struct FeatureNeeds {
    MelConfig mel;
    std::set<Feature> features = {Feature::tokens, Feature::mel};
    TokenLimits limits{};          ///< of a model over audio tokens
    bool audio_from_start = false; ///< true: Feature::audio begins with the recording, not half a
                                   ///< hop before, and holds all of it
    bool prepared = false; ///< true: tokens, codes and conditioning are files that a manifest
                           ///< names (tokens/token_manifest.h); there are no recordings

    bool has(Feature feature) const { return features.contains(feature); }
};

/// Returns the number of frames for a number of audio samples, at least 1.
inline std::int64_t frames_of(const FeatureNeeds& needs, std::int64_t samples) {
    const std::int64_t hops = samples / needs.mel.hop_length;
    return needs.has(Feature::spectrum) ? std::max<std::int64_t>(1, hops) : hops + 1;
}

} // namespace formant
