#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/upstream_trainer.h"
#include "engine/onnx/graph.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// A file that upstream code keeps next to its checkpoints, with further weights of the model.
struct CompanionFile {
    std::string name;
    std::string prefix;    ///< of its weights' names; a file with a single tensor has this name
    bool is_needed = true; ///< false: the model works without it, but cannot be trained
};

/// Settings that follow from an exported graph: keys and values as in a configuration.
using GraphSettings = std::vector<std::pair<std::string, std::string>>;

/// How upstream code names the weights of a kind of model, and the files next to them.
struct UpstreamLayout {
    UpstreamTrainer trainer;
    /// Renames weights of any program that trains this model to this program's names. Unknown names
    /// are kept.
    StateTree::Map (*own_names)(const StateTree::Map& weights);
    std::string speaker_embedding{}; ///< own name; a row for each speaker; empty: has none
    /// Prefixes of the networks used for inference; the others only train them.
    std::vector<std::string> inference_prefixes{};
    /// Prefixes of what only training and voice conversion need, also of these networks: files made
    /// for speaking texts lack it.
    std::vector<std::string> training_prefixes{};
    /// Returns the settings of a model that was exported as a graph; null: such graphs are unknown.
    Result<GraphSettings> (*settings_of_graph)(const onnx::Graph& graph) = nullptr;
    std::vector<CompanionFile> companions{};
    std::string tokenizer{}; ///< file next to the weights that reads texts; empty: has none
    MessageText license{};   ///< of the published weights; empty: there are none, or it is free
    std::optional<MelConfig> audio{}; ///< of all weights; nothing: a file next to them says it
};

/// Returns those of its training_prefixes that have no weights.
std::vector<std::string> missing_training_prefixes(const UpstreamLayout& layout,
                                                   const StateTree::Map& weights);

} // namespace formant
