#include "engine/session/preflight/preflight_model.h"

#include "engine/data/batches/made_up_batch.h"
#include "engine/models/model_config.h"
#include "engine/models/model_weights.h"
#include "engine/train/trained_layers.h"

#include <fmt/format.h>

namespace formant {

std::optional<Model> look_at_model(const RunConfig& config, std::int64_t n_speakers,
                                   PreflightLines& lines) {
    auto model =
        create_model(config.voice.model, config.voice.audio, made_up_symbols, {}, n_speakers);
    if (!model) {
        lines.failed("model", model.error());
        return std::nullopt;
    }
    const auto parameters = static_cast<double>(count_parameters(*model->trainable));
    lines.ok("model", message(FORMANT_TR("session", "{name} with {millions} million parameters"),
                              {{"name", config.voice.model.name},
                               {"millions", fmt::format("{:.1f}", parameters / 1e6)}}));
    if (config.train.recomputes() && !can_recompute(config.voice.model))
        lines.warn("recomputation",
                   message(FORMANT_TR("session", "train.use_gradient_checkpointing saves no memory "
                                                 "with {name}, which keeps all activations; "
                                                 "set it off"),
                           {{"name", config.voice.model.name}}));
    return std::move(*model);
}

bool look_at_layers(const TrainConfig& config, const TrainableModel& model, PreflightLines& lines) {
    const auto layers = trained_layers(config, model);
    if (layers)
        lines.ok("layers", layers->summary);
    else
        lines.failed("layers", layers.error());
    return layers.has_value();
}

} // namespace formant
