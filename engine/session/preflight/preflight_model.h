#pragma once

#include "engine/models/model_factory.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"

namespace formant {

/// Makes the model, for made-up symbols; nothing where it cannot be made.
std::optional<Model> look_at_model(const RunConfig& config, std::int64_t n_speakers,
                                   PreflightLines& lines);

/// Says in words and numbers what of it will be trained; false where the choice does not fit it.
bool look_at_layers(const TrainConfig& config, const TrainableModel& model, PreflightLines& lines);

} // namespace formant
