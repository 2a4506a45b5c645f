#pragma once

#include "engine/base/state_tree.h"
#include "engine/models/model_factory.h"

namespace formant {

/// A model with weights of a file that says its sizes too. Whoever made the file made the sizes:
/// what tells them among the weights is compared before memory is taken for a model.
/// ErrorKind::usage of sizes that no model has; ErrorKind::checkpoint, with the first tensor that
/// does not fit.
Result<Model> model_with_weights(const ModelConfig& config, const MelConfig& mel,
                                 std::int64_t n_symbols, std::int64_t n_speakers,
                                 const StateTree::Map& weights);

} // namespace formant
