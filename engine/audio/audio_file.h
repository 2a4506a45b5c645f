#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Decodes any format that libsndfile knows; several channels are averaged to one. Foreign files
/// are read this way only inside the decode worker process. ErrorKind::data names the file and why.
Result<AudioClip> read_audio(const Path& file);

/// Writes 16-bit WAV, or FLAC where the name ends in .flac. Samples beyond -1..1 are clipped.
Result<void> write_audio(const Path& file, const AudioClip& clip);

} // namespace formant
