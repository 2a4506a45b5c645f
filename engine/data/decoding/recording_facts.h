#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <string>

namespace formant {

/// Stores the measured properties of a recording, independent of its text.
struct RecordingFacts {
    std::int64_t sample_rate_hz = 0;
    double seconds = 0;       ///< total duration
    double sound_seconds = 0; ///< without the silence at both ends; 0: all silent
    double peak = 0;          ///< maximum absolute sample without its offset; full scale is 1
    double clipped_share = 0; ///< of the samples that lie in runs at full scale
    std::string sound;        ///< SHA-256 of the decoded samples; equal for a FLAC copy
};

/// Holds the facts, or why the recording cannot be read: ErrorKind::data is a fault of the
/// recording, other kinds are of the disk or the system.
using Measured = Result<RecordingFacts>;

} // namespace formant
