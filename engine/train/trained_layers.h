#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/layer_selection.h"
#include "engine/train/train_config.h"

namespace formant {

ModelLayers layers_of(const TrainableModel& model);

/// What the configuration asks to train of this model.
Result<LayerSelection> trained_layers(const TrainConfig& config, const TrainableModel& model);

} // namespace formant
