#include "engine/session/config/model_facts.h"

#include "engine/data/batches/made_up_batch.h"
#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant {

std::string tuned_name_of(const RunConfig& config) {
    return fmt::format("{} {}{}", config.voice.model.name, config.voice.model.size,
                       recomputes(config) ? " (gradient checkpointing)" : "");
}

bool recomputes(const RunConfig& config) {
    return can_recompute(config.voice.model) && config.train.recomputes();
}

bool needs_texts(const VoiceConfig& config) {
    return features_of(config.model, config.audio).texts;
}

ModelFacts model_facts_of(const VoiceConfig& config) {
    const auto model = create_model(config.model, config.audio, made_up_symbols, {});
    return {config.model.name, model ? count_parameters(*model->trainable) : 0,
            can_recompute(config.model)};
}

} // namespace formant
