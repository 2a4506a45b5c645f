#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/step/fused_adamw.h"

#include <string>
#include <vector>

namespace formant {

/// The trained parameters of a layer group.
struct TrainedLayers {
    std::string group;
    std::vector<at::Tensor> parameters;
};

/// Returns the layer groups that have parameters among `trained`.
std::vector<TrainedLayers> trained_layers(const TrainableModel& model,
                                          const NamedParameters& trained);

/// Returns the gradient norm of each group, float32 [groups].
at::Tensor gradient_norms(const std::vector<TrainedLayers>& layers);

} // namespace formant
