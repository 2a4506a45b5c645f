#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of the U-Net flow-matching model. Plain; `model.unet:`.
struct UnetConfig {
    std::int64_t encoder_channels = 128;
    std::int64_t encoder_blocks = 4;
    std::int64_t decoder_channels = 128;
    std::int64_t decoder_levels = 3;
    std::int64_t decoder_blocks = 2; ///< residual blocks a level, down and up
    std::int64_t style_channels = 16;
    std::int64_t style_encoder_channels = 64;
    /// Checkpoint of hifigan, or folder of its run, that makes the frames audible; empty:
    /// Griffin-Lim.
    std::string vocoder;
    double sigma_min = 1e-4; ///< width of the flow's end point (Lipman et al. 2023, eq. 22)
    double recon_weight = 1;
    double prior_weight = 1;
    double duration_weight = 1;
    double kl_weight = 0.01;
    std::int64_t recon_warmup_steps = 0; ///< in which a term's weight rises from 0
    std::int64_t prior_warmup_steps = 0;
    std::int64_t duration_warmup_steps = 0;
    std::int64_t kl_warmup_steps = 0;
};

std::vector<Field> unet_fields();

/// ErrorKind::usage where the groups of the normalisation do not divide a width.
Result<void> check_unet_config(const UnetConfig& config);

/// tiny (2.3 million parameters, the default), small (5.9), medium (17.6) and large (37.3): the
/// widths and depths; everything else stays as in `config`.
void set_unet_size(UnetConfig& config, const std::string& size);

} // namespace formant
