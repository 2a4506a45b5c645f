#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Configures the log-mel features. A plain struct, saved with every checkpoint under `audio:`.
struct MelConfig {
    std::int64_t sample_rate_hz = 16000;
    std::int64_t n_fft = 1024; ///< also the length of the Hann window
    std::int64_t hop_length = 256;
    std::int64_t n_mels = 80;
    double f_min_hz = 0;
    double f_max_hz = 8000;
    std::string mel_scale = "slaney";   ///< or "htk"
    std::string spectrum = "magnitude"; ///< or "power" (power_mel.h)

    bool has_power() const { return spectrum == "power"; }

    bool operator==(const MelConfig&) const = default;
};

std::vector<Field> mel_fields();

/// Validates fields against each other; ErrorKind::usage.
Result<void> check_mel_config(const MelConfig& config);

/// Returns ErrorKind::usage for mels of the power, for a model whose losses compare magnitudes.
Result<void> check_has_magnitudes(const MelConfig& config);

} // namespace formant
