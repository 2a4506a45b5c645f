#pragma once

#include "engine/session/recording/decoded_sound.h"

#include <cstdint>
#include <vector>

namespace formant {

/// A log-mel spectrogram as plain numbers, for drawing.
struct Spectrogram {
    std::int64_t bands = 0;    ///< mel bands, lowest first
    std::int64_t frames = 0;   ///< evenly spaced over `seconds`
    double seconds = 0;        ///< of the sound
    double highest_hz = 0;     ///< upper edge of the highest band
    std::vector<float> levels; ///< [bands, frames], natural logarithm of the magnitude

    float level(std::int64_t band, std::int64_t frame) const {
        return levels[static_cast<std::size_t>(band * frames + frame)];
    }
};

/// Computes the spectrogram of the whole sound with at most `max_frames` frames; empty if the sound
/// is empty.
Spectrogram compute_spectrogram(const DecodedSound& sound, std::int64_t max_frames = 1500);

} // namespace formant
