#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// A parameter as the selection sees it.
struct ParameterSize {
    std::string name; ///< as in named_parameters()
    std::int64_t elements = 0;
};

/// Layers that people name; what TrainableModel::layer_groups() says, without LibTorch's headers.
struct NamedLayers {
    std::string name;
    std::string title;
    std::vector<std::string> parameter_prefixes;

    bool holds(const std::string& parameter) const;
};

/// All that a selection needs to know of a model.
struct ModelLayers {
    std::vector<ParameterSize> parameters;
    std::vector<NamedLayers> groups;
};

/// `train.layers` and `train.layer_patterns`.
struct LayerChoice {
    std::string layers = "full"; ///< full, custom, or a recipe (layer_recipes.h)
    std::vector<std::string> patterns;
};

/// Which parameters a training changes. The others get no gradient, no optimiser state, and their
/// average stays as it is.
struct LayerSelection {
    std::set<std::string> trained; ///< names of parameters
    Message summary;               ///< in words and numbers
};

/// ErrorKind::usage where it would train nothing of any model: custom without patterns.
Result<void> check_layer_choice(const LayerChoice& choice);

/// custom: each pattern is a layer group's name, a parameter's name or its beginning up to a dot,
/// or a glob ("decoder.down.*.weight"). Pure. ErrorKind::usage for a pattern that matches nothing,
/// a recipe for what the model has not, and a choice that would train nothing; it lists what there
/// is.
Result<LayerSelection> select_layers(const LayerChoice& choice,
                                     const std::vector<ParameterSize>& parameters,
                                     const std::vector<NamedLayers>& groups);

} // namespace formant
