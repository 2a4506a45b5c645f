#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct WaveformRequest {
    std::string file;
    std::int64_t columns = 1000; ///< at most: about as many as the picture has pixels
    std::string decode_program;  ///< program started with --decode-worker; empty: this one
};

/// A recording as it is drawn: its outline, and what its spectrogram shows.
struct Waveform {
    double seconds = 0;
    std::vector<float> lowest, highest; ///< of each column's samples, full scale is 1

    double highest_hz = 0;          ///< upper end of the spectrogram
    std::int64_t bands = 0;         ///< of the mel scale
    std::int64_t frames = 0;        ///< spread over all of the seconds
    std::vector<float> band_levels; ///< [frames, bands], natural logarithm of the magnitude
};

/// Reads a recording of any format in a child process, all of it, silence at the ends too.
/// ErrorKind::data where it cannot be read, or is silent throughout.
Result<Waveform> read_waveform(const WaveformRequest& request, const Cancellation& cancellation);

} // namespace formant
