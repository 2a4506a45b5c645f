#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/audio_format.h"
#include "engine/audio/channels.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Decodes any format that libsndfile supports (WAV, FLAC, OGG Vorbis, Opus, MP3, AIFF, ...) at its
/// own sample rate. Untrusted files are read this way only inside the decode worker process.
/// ErrorKind::data gives the reason ("it is empty"), and a command if the format must be converted
/// first; the caller names the file.
Result<AudioClip> read_audio(const Path& file, ChannelRule channels = ChannelRule::mix);

/// Writes the clip in the format of the file extension: .wav, .flac, .ogg (Vorbis), .opus, .mp3;
/// ErrorKind::usage for any other. If the codec does not support the clip's sample rate, the clip
/// is resampled to the next supported one, with a warning. Samples beyond -1..1 are clipped.
/// ErrorKind::disk with the system's reason if the file cannot be written; no part of it remains.
Result<void> write_audio(const Path& file, const AudioClip& clip,
                         SampleDepth depth = SampleDepth::int16);

} // namespace formant
