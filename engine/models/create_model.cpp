#include "engine/models/create_model.h"

#include "engine/models/low_rank_adapters.h"
#include "engine/models/model_kinds.h"

namespace formant {
namespace {

Result<void> check_speaker_count(const ModelKind& kind, std::int64_t n_speakers) {
    if (n_speakers <= 1 || kind.supports_several_speakers())
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("models", "a model of type {name} cannot distinguish speakers, "
                                     "and these recordings have {count}; use recordings "
                                     "of one speaker, or set model.name to one of {others}"),
                {{"name", kind.name()},
                 {"count", std::to_string(n_speakers)},
                 {"others", model_names_where([](const ModelKind& other) {
                      return other.supports_several_speakers();
                  })}}));
}

} // namespace

Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers) {
    return check_model_config(config, mel)
        .and_then([&] { return check_speaker_count(kind_of(config), n_speakers); })
        .map([&] {
            return create_checked_model(config, {mel, n_symbols, n_speakers, statistics});
        });
}

Model create_checked_model(const ModelConfig& config, const ModelInputs& inputs) {
    Model model = kind_of(config).create(config.kinds, inputs);
    if (config.lora.is_on())
        add_adapters(*model.trainable, config.lora);
    return model;
}

} // namespace formant
