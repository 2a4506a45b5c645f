#include "engine/models/layer_names.h"

namespace formant {

LayerNames layer_names(const ModelConfig& config) {
    if (config.name == "vits")
        return {{"text_encoder", "posterior_encoder", "flow", "duration_predictor", "decoder",
                 "speaker_embedding", "scale_discriminator", "period_discriminator_2",
                 "period_discriminator_3", "period_discriminator_5", "period_discriminator_7",
                 "period_discriminator_11"},
                {"generator", "discriminator"}};
    if (config.name == "hifigan")
        return {{"generator", "period_discriminators", "scale_discriminators"},
                {"generator", "mpd", "msd"}};
    return {
        {"text_encoder", "duration_predictor", "global_encoder", "unet", "speaker_embedding"},
        {"text_encoder", "duration_predictor", "global_encoder", "decoder", "speaker_embedding"}};
}

} // namespace formant
