#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>

namespace formant {

/// Sound as the bytes of a WAV file of 16 bits.
struct WavBytes {
    std::string bytes;
    std::int64_t sample_rate_hz = 0;
    std::int64_t channels = 0;
    std::int64_t frames = 0;
};

/// Reads a recording of 16 bits, of our own making and of any format, as WAV: the same samples.
/// ErrorKind::data where it cannot be read.
Result<WavBytes> read_as_wav(const Path& file);

} // namespace formant
