#include "engine/session/config/model_facts.h"

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant {

std::string tuning_key(const RunConfig& config) {
    return fmt::format("{} {}{}", config.voice.model.name, config.voice.model.size,
                       uses_gradient_checkpointing(config) ? " (gradient checkpointing)" : "");
}

bool uses_gradient_checkpointing(const RunConfig& config) {
    return supports_gradient_checkpointing(config.voice.model) &&
           config.train.uses_gradient_checkpointing();
}

bool needs_texts(const VoiceConfig& config) {
    return features_of(config.model, config.audio).texts;
}

ModelFacts model_facts_of(const VoiceConfig& config) {
    const auto model = create_model(config.model, config.audio, synthetic_symbol_count, {});
    return {config.model.name, model ? count_parameters(*model->trainable) : 0,
            supports_gradient_checkpointing(config.model)};
}

} // namespace formant
