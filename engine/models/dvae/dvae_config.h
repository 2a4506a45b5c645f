#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant::dvae {

/// The mels of upstream's codec, whose files do not say it.
inline const MelConfig upstream_mel = {.sample_rate_hz = 22050,
                                       .n_fft = 1024,
                                       .hop_length = 256,
                                       .n_mels = 80,
                                       .f_min_hz = 0,
                                       .f_max_hz = 8000,
                                       .mel_scale = "htk",
                                       .spectrum = "power"};

} // namespace formant::dvae

namespace formant {

/// Sizes and loss weights of the codec (`model.dvae:`).
struct DvaeConfig {
    std::int64_t levels = 8;     ///< of each channel of a scalar quantizer; 0: a learned codebook
    std::int64_t code_width = 3; ///< channels of a code
    std::int64_t codebook_size = 1024; ///< of a learned codebook
    std::int64_t hidden_width = 64;
    std::int64_t blocks = 2; ///< residual ones, on each side
    double commitment_weight = 1;
    double codebook_weight = 1;

    bool has_codebook() const { return levels == 0; }
    bool operator==(const DvaeConfig&) const = default;
    std::int64_t codes() const; ///< number of codes: levels ^ code_width without a codebook
};

std::vector<Field> dvae_fields();

/// Returns ErrorKind::usage if the levels of a scalar quantizer give too few or too many codes.
Result<void> check_dvae_config(const DvaeConfig& config);

/// Sets the sizes; large is the published codec of XTTS v2.
void set_dvae_size(DvaeConfig& config, const std::string& size);

} // namespace formant
