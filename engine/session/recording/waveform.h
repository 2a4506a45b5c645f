#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The recording to draw and the width of the drawing.
struct WaveformRequest {
    std::string file;
    std::int64_t columns = 1000; ///< at most; about the width in pixels
    std::string decode_program;  ///< program started with --decode-worker; empty: this one
};

/// A recording as it is drawn: the outline of its waveform, and its log-mel spectrogram.
struct Waveform {
    double seconds = 0;
    std::vector<float> lowest, highest; ///< sample in each column; full scale is 1

    double highest_hz = 0;          ///< upper edge of the spectrogram
    std::int64_t bands = 0;         ///< mel bands
    std::int64_t frames = 0;        ///< evenly spaced over `seconds`
    std::vector<float> band_levels; ///< [frames, bands], natural logarithm of the magnitude
};

/// Decodes a recording of any format in a child process and computes its drawing, silence at the
/// ends included. ErrorKind::data if the file cannot be read or is silent.
Result<Waveform> read_waveform(const WaveformRequest& request,
                               const CancellationToken& cancellation);

} // namespace formant
