#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace formant {

/// Lists the features that a model needs; exactly these are prepared. A model without
/// Feature::tokens trains on recordings without a transcript.
///
/// Frames are centered on multiples of the hop as in LogMel, and the audio starts half a hop before
/// the first frame. With Feature::spectrum they are those of the upstream code: frame t covers the
/// audio around samples t * hop_length to (t + 1) * hop_length.
struct FeatureNeeds {
    MelConfig mel;
    std::set<Feature> features = {Feature::tokens, Feature::mel};

    bool has(Feature feature) const { return features.contains(feature); }
};

/// Returns the number of frames for a number of audio samples, at least 1.
inline std::int64_t frames_of(const FeatureNeeds& needs, std::int64_t samples) {
    const std::int64_t hops = samples / needs.mel.hop_length;
    return needs.has(Feature::spectrum) ? std::max<std::int64_t>(1, hops) : hops + 1;
}

} // namespace formant
