#pragma once

#include "engine/train/layer_selection.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A node of the tree in which users select layers: layer groups, below them the parts of their
/// parameters' names.
struct LayerNode {
    std::string pattern;          ///< for train.layer_patterns; selects exactly this node
    std::string title;            ///< of a group; else the last part of the name
    std::int64_t parameters = 0;  ///< number of elements in this node
    std::vector<LayerNode> parts; ///< empty: a single parameter, named `pattern`
};

/// Builds the tree: the groups in their order, then the parameters outside all groups. Pure.
std::vector<LayerNode> layer_tree(const ModelLayers& layers);

} // namespace formant
