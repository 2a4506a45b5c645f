#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sound as it is played and drawn: mono, -1..1.
struct DecodedSound {
    std::vector<float> samples;
    std::int64_t sample_rate_hz = 0;

    double seconds() const {
        return sample_rate_hz > 0
                   ? static_cast<double>(samples.size()) / static_cast<double>(sample_rate_hz)
                   : 0;
    }
};

/// Reads a sound that this program has written (samples, speech), in any of its formats. What
/// others have recorded is read in the decode workers only. ErrorKind::data where it cannot be
/// read.
Result<DecodedSound> read_sound(const std::string& file);

/// A recording that somebody else has made, read in a decode worker; `decode_program` is started
/// for it (empty: this one). ErrorKind::data where it cannot be read, or is silent throughout.
Result<DecodedSound> read_recording(const std::string& file, const std::string& decode_program,
                                    const Cancellation& cancellation);

} // namespace formant
