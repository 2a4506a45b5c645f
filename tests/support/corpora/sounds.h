#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/paths.h"

#include <vector>

namespace formant::test {

/// A second of something speech-like: a gliding tone with overtones, swelling, and a little noise.
/// The same each time.
AudioClip voiced_second(std::int64_t sample_rate_hz = 16000);

/// float32 values of a raw file.
at::Tensor read_floats(const Path& file);

} // namespace formant::test
