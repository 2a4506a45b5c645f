#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/audio_format.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Writes a part of a recording as a WAV file, atomically. Samples that were read from integers of
/// at most this depth (int16 or int24) become the same integers again, while write_audio() scales
/// by 32767/32768. ErrorKind::disk if the file cannot be written.
Result<void> write_clip_file(const Path& file, const AudioClip& clip, SampleDepth depth);

} // namespace formant
