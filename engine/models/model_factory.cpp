#include "engine/models/model_factory.h"

#include "engine/models/hifigan/hifigan_model.h"
#include "engine/models/unet/unet_model.h"
#include "engine/models/vits/vits_model.h"

namespace formant {
namespace {

template <class ConcreteModel>
Model speech_model(std::shared_ptr<ConcreteModel> model) {
    return {model, model.get(), nullptr};
}

/// Creates the model; its name must be known.
Model make_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                 const FeatureStatistics& statistics, std::int64_t n_speakers) {
    if (config.name == "vits")
        return speech_model(std::make_shared<vits::VitsModel>(for_speakers(config.vits, n_speakers),
                                                              mel, n_symbols, n_speakers));
    if (config.name == "hifigan") {
        const auto vocoder = std::make_shared<hifigan::HifiganModel>(config.hifigan, mel);
        return {vocoder, nullptr, vocoder.get()};
    }
    return speech_model(
        std::make_shared<unet::UnetModel>(config.unet, mel, n_symbols, statistics, n_speakers));
}

} // namespace

Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers) {
    if (config.name != "unet" && config.name != "vits" && config.name != "hifigan")
        return fail(ErrorKind::usage, message(FORMANT_TR("models", "unknown model '{name}'"),
                                              {{"name", config.name}}));
    return check_model_config(config, mel).map([&] {
        return make_model(config, mel, n_symbols, statistics, n_speakers);
    });
}

FeatureNeeds features_of(const ModelConfig& config, const MelConfig& mel) {
    if (config.name == "vits")
        return vits::VitsModel::needs(mel);
    if (config.name == "hifigan")
        return hifigan::HifiganModel::needs(config.hifigan, mel);
    return {mel};
}

} // namespace formant
