#pragma once

#include "engine/train/layer_selection.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Layers as people choose among them: groups, in them what their parameters' names say.
struct LayerNode {
    std::string pattern;         ///< as train.layer_patterns takes it: exactly what is in this node
    std::string title;           ///< of a group; else what its name adds to that of the node above
    std::int64_t parameters = 0; ///< numbers in all below
    std::vector<LayerNode> parts; ///< none: a single parameter, and `pattern` is its name
};

/// The groups in their order, then what is in none of them. Pure.
std::vector<LayerNode> layer_tree(const ModelLayers& layers);

} // namespace formant
