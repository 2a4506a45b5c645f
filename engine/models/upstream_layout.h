#pragma once

#include "engine/base/state_tree.h"
#include "engine/models/upstream_trainer.h"

#include <string>

namespace formant {

/// How upstream code names the weights of a kind of model.
struct UpstreamLayout {
    UpstreamTrainer trainer;
    /// Renames weights of any program that trains this model to this program's names. Unknown names
    /// are kept.
    StateTree::Map (*own_names)(const StateTree::Map& weights);
    std::string speaker_embedding; ///< own name; a row for each speaker; empty: has none
    std::string inference_prefix;  ///< of the network used for inference; the others only train it
};

} // namespace formant
