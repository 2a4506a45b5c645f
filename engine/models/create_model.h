#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/result.h"
#include "engine/data/feature_statistics.h"
#include "engine/models/model.h"
#include "engine/models/model_config.h"
#include "engine/models/model_kind.h"

#include <cstdint>

namespace formant {

/// Checks the settings and creates the selected model (ModelKind::create()). ErrorKind::usage also
/// for several speakers if the kind does not support them.
Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers = 1);

/// Creates the selected model, with adapters if LoRA is on. The settings must have passed
/// check_model_config().
Model create_checked_model(const ModelConfig& config, const ModelInputs& inputs);

} // namespace formant
