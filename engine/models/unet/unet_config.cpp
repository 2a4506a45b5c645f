#include "engine/models/unet/unet_config.h"

#include <array>
#include <utility>

namespace formant {

std::vector<Field> unet_fields() {
    return {
        field("encoder_channels", &UnetConfig::encoder_channels,
              FORMANT_TR("models", "Width of the text encoder; a multiple of 8."))
            .label(FORMANT_TR("field", "Encoder channels"))
            .range(8, 4096),
        field("encoder_blocks", &UnetConfig::encoder_blocks,
              FORMANT_TR("models", "Residual convolution blocks of the text encoder."))
            .label(FORMANT_TR("field", "Encoder blocks"))
            .range(1, 64),
        field("decoder_channels", &UnetConfig::decoder_channels,
              FORMANT_TR("models", "Width of the U-Net decoder; a multiple of 8."))
            .label(FORMANT_TR("field", "Decoder channels"))
            .range(8, 4096),
        field("decoder_levels", &UnetConfig::decoder_levels,
              FORMANT_TR("models", "Levels of the U-Net; each halves the time axis."))
            .label(FORMANT_TR("field", "Decoder levels"))
            .range(1, 6),
        field("decoder_blocks", &UnetConfig::decoder_blocks,
              FORMANT_TR("models", "Residual blocks on each level, down and up."))
            .label(FORMANT_TR("field", "Decoder blocks"))
            .range(1, 8),
        field("style_channels", &UnetConfig::style_channels,
              FORMANT_TR("models", "Size of the style vector (output of the global encoder)."))
            .label(FORMANT_TR("field", "Style channels"))
            .range(1, 1024),
        field("style_encoder_channels", &UnetConfig::style_encoder_channels,
              FORMANT_TR("models", "Width of the global encoder; a multiple of 8."))
            .label(FORMANT_TR("field", "Style encoder channels"))
            .range(8, 4096),
        field("vocoder", &UnetConfig::vocoder,
              FORMANT_TR(
                  "models",
                  "Vocoder (a hifigan checkpoint, or the folder of its run) that converts mels "
                  "to audio, for samples and for synthesis with checkpoints. Empty: "
                  "Griffin-Lim."))
            .names(PathKind::file_or_folder)
            .label(FORMANT_TR("field", "Vocoder")),
        field("sigma_min", &UnetConfig::sigma_min,
              FORMANT_TR("models", "Standard deviation at the end point of the flow."))
            .label(FORMANT_TR("field", "Minimum sigma of the flow"))
            .range(0, 1),
        field("recon_weight", &UnetConfig::recon_weight,
              FORMANT_TR("models", "Weight of the loss `recon`: flow matching of the decoder."))
            .label(FORMANT_TR("field", "Reconstruction loss weight"))
            .at_least(0),
        field("prior_weight", &UnetConfig::prior_weight,
              FORMANT_TR("models", "Weight of the loss `prior`: fit of the text encoder's mean."))
            .label(FORMANT_TR("field", "Prior loss weight"))
            .at_least(0),
        field("duration_weight", &UnetConfig::duration_weight,
              FORMANT_TR("models",
                         "Weight of the loss `duration`: squared error of the log duration."))
            .label(FORMANT_TR("field", "Duration loss weight"))
            .at_least(0),
        field("kl_weight", &UnetConfig::kl_weight,
              FORMANT_TR("models", "Weight of the loss `kl`: keeps style vectors near the standard "
                                   "normal distribution."))
            .label(FORMANT_TR("field", "KL loss weight"))
            .at_least(0),
        field("recon_warmup_steps", &UnetConfig::recon_warmup_steps,
              FORMANT_TR("models", "Steps over which the weight of the loss `recon` rises from 0."))
            .label(FORMANT_TR("field", "Reconstruction loss warm-up"))
            .unit("steps")
            .range(0, 1e9),
        field("prior_warmup_steps", &UnetConfig::prior_warmup_steps,
              FORMANT_TR("models", "Steps over which the weight of the loss `prior` rises from 0."))
            .label(FORMANT_TR("field", "Prior loss warm-up"))
            .unit("steps")
            .range(0, 1e9),
        field("duration_warmup_steps", &UnetConfig::duration_warmup_steps,
              FORMANT_TR("models",
                         "Steps over which the weight of the loss `duration` rises from 0."))
            .label(FORMANT_TR("field", "Duration loss warm-up"))
            .unit("steps")
            .range(0, 1e9),
        field("kl_warmup_steps", &UnetConfig::kl_warmup_steps,
              FORMANT_TR("models", "Steps over which the weight of the loss `kl` rises from 0."))
            .label(FORMANT_TR("field", "KL loss warm-up"))
            .unit("steps")
            .range(0, 1e9),
    };
}

Result<void> check_unet_config(const UnetConfig& config) {
    const std::array<std::pair<const char*, std::int64_t>, 3> widths = {
        {{"encoder_channels", config.encoder_channels},
         {"decoder_channels", config.decoder_channels},
         {"style_encoder_channels", config.style_encoder_channels}}};
    for (const auto& [name, width] : widths)
        if (width % 8 != 0)
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("models", "model.unet.{name} is {width}; it must be a "
                                                     "multiple of 8 (the groups of the "
                                                     "normalization)"),
                                {{"name", name}, {"width", std::to_string(width)}}));
    return {};
}

void set_unet_size(UnetConfig& config, const std::string& size) {
    if (size == "small") {
        config.encoder_channels = 192;
        config.encoder_blocks = 5;
        config.decoder_channels = 208;
        config.style_encoder_channels = 96;
    } else if (size == "medium") {
        config.encoder_channels = 320;
        config.encoder_blocks = 6;
        config.decoder_channels = 360;
        config.style_encoder_channels = 160;
    } else if (size == "large") {
        config.encoder_channels = 448;
        config.encoder_blocks = 8;
        config.decoder_channels = 512;
        config.style_encoder_channels = 224;
    }
}

} // namespace formant
