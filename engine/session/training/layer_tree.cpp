#include "engine/session/training/layer_tree.h"

#include <algorithm>

namespace formant {
namespace {

const NamedLayers* group_of(const std::string& parameter, const ModelLayers& layers) {
    for (const NamedLayers& group : layers.groups)
        if (group.holds(parameter))
            return &group;
    return nullptr;
}

LayerNode& find_or_add(std::vector<LayerNode>& nodes, const std::string& pattern,
                       const std::string& title) {
    const auto found = std::ranges::find(nodes, pattern, &LayerNode::pattern);
    if (found != nodes.end())
        return *found;
    return nodes.emplace_back(LayerNode{pattern, title, 0, {}});
}

/// Adds a parameter below `nodes`. `from` is the position in its name after the parts that the
/// nodes above represent.
void add(std::vector<LayerNode>& nodes, const ParameterSize& parameter, std::size_t from) {
    const std::size_t dot = parameter.name.find('.', from);
    const std::string title = parameter.name.substr(from, dot - from);
    LayerNode& node = find_or_add(nodes, parameter.name.substr(0, dot), title);
    node.parameters += parameter.elements;
    if (dot != std::string::npos)
        add(node.parts, parameter, dot + 1);
}

/// Returns the length of the prefix that the group itself represents; 0 if it has several.
std::size_t prefix_length(const NamedLayers& group) {
    const bool is_one = group.parameter_prefixes.size() == 1;
    return is_one && group.parameter_prefixes.front().ends_with('.')
               ? group.parameter_prefixes.front().size()
               : 0;
}

} // namespace

std::vector<LayerNode> layer_tree(const ModelLayers& layers) {
    std::vector<LayerNode> tree;
    for (const NamedLayers& group : layers.groups)
        tree.push_back({group.name, group.title, 0, {}});
    for (const ParameterSize& parameter : layers.parameters) {
        const NamedLayers* group = group_of(parameter.name, layers);
        if (group == nullptr) {
            add(tree, parameter, 0);
            continue;
        }
        LayerNode& node = find_or_add(tree, group->name, group->title);
        node.parameters += parameter.elements;
        add(node.parts, parameter, prefix_length(*group));
    }
    return tree;
}

} // namespace formant
