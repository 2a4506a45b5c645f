#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// How exactly a sample is kept, where a format leaves the choice.
enum class SampleDepth { int16, int24, float32 };

/// A format that recordings are written in.
struct AudioFormat {
    std::string extension; ///< ".opus"
    int container = 0;     ///< of libsndfile, with the codec where there is no choice of depth
    std::vector<SampleDepth> depths;    ///< the choice; empty: the codec's own
    std::vector<std::int64_t> rates_hz; ///< that the codec has, ascending; empty: any
};

/// By the end of the file's name, whatever its case; nothing where it is none of the known.
const AudioFormat* find_audio_format(const Path& file);

/// ".wav, .flac, .ogg, .opus, .mp3"
std::string known_audio_extensions();

/// The rate itself, or the next higher one that the codec has, or its highest.
std::int64_t writable_rate_hz(const AudioFormat& format, std::int64_t rate_hz);

/// libsndfile's number for the format at this depth, or at the nearest one that it has.
int sndfile_format(const AudioFormat& format, SampleDepth depth);

} // namespace formant
