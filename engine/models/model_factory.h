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

/// A model object and the interfaces that it implements.
struct Model {
    std::shared_ptr<TrainableModel> trainable;
    SpeechModel* speech = nullptr;    ///< the same object; null for a vocoder
    const Vocoder* vocoder = nullptr; ///< the same object; null for other models
};

/// Creates a freshly initialized model (weights drawn from LibTorch's default generator). A single
/// speaker adds no parameters. With several speakers, the speaker-independent weights are
/// initialized to the same values as with one.
Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers = 1);

/// Returns the features that the model needs in its batches, before it is created.
FeatureNeeds features_of(const ModelConfig& config, const MelConfig& mel);

} // namespace formant
