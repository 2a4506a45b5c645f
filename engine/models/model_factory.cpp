#include "engine/models/model_factory.h"

#include "engine/models/unet/unet_model.h"

namespace formant {
namespace {

Result<void> check_unet(const UnetConfig& config) {
    for (const std::int64_t width :
         {config.encoder_channels, config.decoder_channels, config.style_encoder_channels})
        if (width % 8 != 0)
            return fail(
                ErrorKind::usage,
                message(FORMANT_TR("models", "model.unet: widths must be multiples of 8 (of "
                                             "the normalisation's groups), not {width}"),
                        {{"width", std::to_string(width)}}));
    return {};
}

} // namespace

Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers) {
    if (config.name != "unet")
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("models", "there is no model named '{name}'"),
                            {{"name", config.name}}));
    return check_unet(config.unet).map([&] {
        auto model =
            std::make_shared<unet::UnetModel>(config.unet, mel, n_symbols, statistics, n_speakers);
        return Model{model, model.get()};
    });
}

} // namespace formant
