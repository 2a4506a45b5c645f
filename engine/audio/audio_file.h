#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/audio_format.h"
#include "engine/audio/channels.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Decodes any format that libsndfile knows (WAV, FLAC, OGG Vorbis, Opus, MP3, AIFF, ...) at its
/// own rate. Foreign files are read this way only inside the decode worker process. ErrorKind::data
/// says why not ("it is empty"), of a format that needs converting first also the command; who
/// asked names the file.
Result<AudioClip> read_audio(const Path& file, ChannelRule channels = ChannelRule::mix);

/// Writes the format that the name ends in: .wav, .flac, .ogg (Vorbis), .opus, .mp3; another one is
/// ErrorKind::usage. Where the codec has not the clip's rate, the clip is resampled to the next one
/// that it has, with a warning. Samples beyond -1..1 are clipped.
Result<void> write_audio(const Path& file, const AudioClip& clip,
                         SampleDepth depth = SampleDepth::int16);

} // namespace formant
