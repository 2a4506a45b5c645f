#pragma once

#include "engine/audio/audio_clip.h"

namespace formant {

struct TrimConfig {
    double threshold_db =
        -45;             ///< frames of 10 ms RMS below this, relative to the peak, are silence
    double keep_ms = 30; ///< silence left at both ends
};

/// Returns the samples [T] without a constant offset (DC) of the recording device, which would pass
/// for sound. An offset below 1/500 of the peak cannot, and such samples are returned as they are.
at::Tensor without_offset(const at::Tensor& samples);

/// Removes the silence at both ends of the clip, which is measured without_offset(). Returns an
/// empty clip if all of it is silent.
AudioClip trim_silence(const AudioClip& clip, const TrimConfig& config);

} // namespace formant
