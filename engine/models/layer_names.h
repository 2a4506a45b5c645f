#pragma once

#include "engine/models/model_config.h"

#include <string>
#include <vector>

namespace formant {

/// The names by which parts of a model are selected, known before a model is created.
struct LayerNames {
    std::vector<std::string> groups;   ///< of TrainableModel::layer_groups(), in their order
    std::vector<std::string> prefixes; ///< first parts of the names of parameters
};

/// Returns the names of all parts that a model of the selected kind can have. A model of a single
/// speaker has no speaker embedding.
LayerNames layer_names(const ModelConfig& config);

} // namespace formant
