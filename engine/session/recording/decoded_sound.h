#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A decoded sound for playing and drawing: mono samples in -1..1.
struct DecodedSound {
    std::vector<float> samples;
    std::int64_t sample_rate_hz = 0;

    double seconds() const {
        return sample_rate_hz > 0
                   ? static_cast<double>(samples.size()) / static_cast<double>(sample_rate_hz)
                   : 0;
    }
};

/// Reads an audio file that this program has written (samples, speech), in any of its formats.
/// Files from elsewhere are untrusted: read_recording() decodes them in a child process.
/// ErrorKind::data if the file cannot be read.
Result<DecodedSound> read_sound(const std::string& file);

/// Decodes an untrusted recording in a child process at 48 kHz. `decode_program` is the program
/// started for it; empty: this one. ErrorKind::data if the file cannot be read or is silent.
Result<DecodedSound> read_recording(const std::string& file, const std::string& decode_program,
                                    const CancellationToken& cancellation);

} // namespace formant
