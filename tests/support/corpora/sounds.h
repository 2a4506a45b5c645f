#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/paths.h"

#include <vector>

namespace formant::test {

/// Returns a second of speech-like audio: a gliding tone with overtones, swelling, and a little
/// noise. It is always the same.
AudioClip voiced_second(std::int64_t sample_rate_hz = 16000);

/// Reads the float32 values of a raw file.
at::Tensor read_floats(const Path& file);

} // namespace formant::test
