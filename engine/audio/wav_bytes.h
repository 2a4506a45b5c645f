#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>

namespace formant {

/// Stores audio as the bytes of a 16-bit WAV file.
struct WavBytes {
    std::string bytes;
    std::int64_t sample_rate_hz = 0;
    std::int64_t channels = 0;
    std::int64_t frames = 0;
};

/// Reads a 16-bit recording that we wrote, in any format, as WAV with the same samples.
/// ErrorKind::data if it cannot be read.
Result<WavBytes> read_as_wav(const Path& file);

} // namespace formant
