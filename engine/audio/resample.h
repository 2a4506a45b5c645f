#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/result.h"

namespace formant {

/// Band-limited resampling (soxr, high quality). The clip itself where the rate is right already.
Result<AudioClip> resample(const AudioClip& clip, std::int64_t sample_rate_hz);

} // namespace formant
