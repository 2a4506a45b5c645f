#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/result.h"

namespace formant {

/// Resamples the clip, band-limited (soxr, high quality). Returns it unchanged if it has this rate.
Result<AudioClip> resample(const AudioClip& clip, std::int64_t sample_rate_hz);

} // namespace formant
