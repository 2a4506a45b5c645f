#pragma once

#include "engine/audio/audio_clip.h"

namespace formant {

struct TrimConfig {
    double threshold_db =
        -45;             ///< frames of 10 ms RMS below this, relative to the peak, are silence
    double keep_ms = 30; ///< silence left at both ends
};

/// Removes the silence at both ends of the clip. Returns an empty clip if all of it is silent.
AudioClip trim_silence(const AudioClip& clip, const TrimConfig& config);

} // namespace formant
