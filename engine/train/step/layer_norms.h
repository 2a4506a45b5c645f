#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/events.h"

namespace formant {

/// Gradient norm of every layer group that has gradients, by its name; for debugging: it waits for
/// the device.
LossValues gradient_norms(const TrainableModel& model);

} // namespace formant
