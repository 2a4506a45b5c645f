#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Lists the sample formats, for file formats that offer a choice.
enum class SampleDepth { int16, int24, float32 };

/// Describes a file format for writing audio.
struct AudioFormat {
    std::string extension;              ///< ".opus"
    int container = 0;                  ///< for libsndfile; includes the codec if depth is fixed
    std::vector<SampleDepth> depths;    ///< choices; empty: fixed by the codec
    std::vector<std::int64_t> rates_hz; ///< supported, ascending; empty: any
};

/// Finds the format by the file extension, in any case; null if it is not known.
const AudioFormat* find_audio_format(const Path& file);

/// Returns ".wav, .flac, .ogg, .opus, .mp3".
std::string known_audio_extensions();

/// Returns the given sample rate if the codec supports it, else its next higher or highest one.
std::int64_t writable_rate_hz(const AudioFormat& format, std::int64_t rate_hz);

/// Returns libsndfile's format number for this depth, or for the nearest supported one.
int sndfile_format(const AudioFormat& format, SampleDepth depth);

} // namespace formant
