#pragma once

#include "engine/session/recording/decoded_sound.h"

#include <cstdint>
#include <vector>

namespace formant {

/// How strong which pitch is when: a log-mel spectrogram as plain numbers, to be drawn.
struct Spectrogram {
    std::int64_t bands = 0;    ///< of the mel scale, the lowest first
    std::int64_t frames = 0;   ///< spread over all of `seconds`
    double seconds = 0;        ///< of the sound
    double highest_hz = 0;     ///< upper edge of the highest band
    std::vector<float> levels; ///< [bands, frames], natural logarithm of the magnitude

    float level(std::int64_t band, std::int64_t frame) const {
        return levels[static_cast<std::size_t>(band * frames + frame)];
    }
};

/// Of all of the sound, with at most `most_frames`; empty where the sound is.
Spectrogram spectrogram_of(const DecodedSound& sound, std::int64_t most_frames = 1500);

} // namespace formant
