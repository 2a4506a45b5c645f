#include "engine/models/model_factory.h"

#include "engine/models/unet/unet_model.h"

namespace formant {

Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers) {
    if (config.name != "unet")
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("models", "there is no model named '{name}'"),
                            {{"name", config.name}}));
    return check_unet_config(config.unet).map([&] {
        auto model =
            std::make_shared<unet::UnetModel>(config.unet, mel, n_symbols, statistics, n_speakers);
        return Model{model, model.get()};
    });
}

} // namespace formant
