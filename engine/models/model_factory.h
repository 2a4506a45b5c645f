#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"
#include "engine/base/result.h"
#include "engine/data/feature_statistics.h"
#include "engine/models/model_config.h"
#include "engine/models/speech_model.h"
#include "engine/models/trainable_model.h"

#include <cstdint>
#include <memory>

namespace formant {

/// One object seen through its interfaces.
struct Model {
    std::shared_ptr<TrainableModel> trainable;
    SpeechModel* speech = nullptr;    ///< the same object; null for a model that does not speak
    const Vocoder* vocoder = nullptr; ///< the same object; null for a model that is none
};

/// A freshly initialised model (weights drawn from LibTorch's default generator). One speaker costs
/// no parameter; of several, the weights that have nothing to do with them are drawn alike.
Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers = 1);

/// What the model will want to be fed, known before it is made.
FeatureNeeds features_of(const ModelConfig& config, const MelConfig& mel);

} // namespace formant
