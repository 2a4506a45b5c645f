#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/events.h"

namespace formant {

/// Returns the gradient norm of each layer group that has gradients, by its name. For debugging: it
/// synchronizes with the device.
LossValues gradient_norms(const TrainableModel& model);

} // namespace formant
