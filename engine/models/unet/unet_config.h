#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of the U-Net flow-matching model (`model.unet:`).
struct UnetConfig {
    std::int64_t encoder_channels = 128;
    std::int64_t encoder_blocks = 4;
    std::int64_t decoder_channels = 128;
    std::int64_t decoder_levels = 3;
    std::int64_t decoder_blocks = 2; ///< residual blocks per level and path
    std::int64_t style_channels = 16;
    std::int64_t style_encoder_channels = 64;
    /// Vocoder: hifigan checkpoint or the folder of its run; empty: Griffin-Lim.
    std::string vocoder;
    double sigma_min = 1e-4; ///< standard deviation at the end (Lipman et al. 2023, eq. 22)
    double recon_weight = 1;
    double prior_weight = 1;
    double duration_weight = 1;
    double kl_weight = 0.01;
    std::int64_t recon_warmup_steps = 0; ///< steps over which the weight rises from 0
    std::int64_t prior_warmup_steps = 0;
    std::int64_t duration_warmup_steps = 0;
    std::int64_t kl_warmup_steps = 0;
};

std::vector<Field> unet_fields();

/// Returns ErrorKind::usage if a width is not divisible by the groups of the normalization.
Result<void> check_unet_config(const UnetConfig& config);

/// Sets the widths and depths of a size: tiny (2.3 million parameters, the default), small (5.9),
/// medium (17.6) or large (37.3). Other settings are unchanged.
void set_unet_size(UnetConfig& config, const std::string& size);

} // namespace formant
