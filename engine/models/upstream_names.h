#pragma once

#include "engine/base/state_tree.h"

#include <string>
#include <string_view>
#include <utility>

namespace formant {

class ModelKind;

/// Renames weights of any of these formats to this program's names: its own; those of the upstream
/// code of the kind (UpstreamLayout); PyTorch's parametrized weight norm. Unknown names are kept.
StateTree::Map convert_upstream_names(const ModelKind& kind, const StateTree::Map& weights);

/// Returns the weights below a prefix ("generator."), with the prefix removed: their upstream
/// names.
StateTree::Map submodule_weights(const StateTree::Map& weights, const std::string& prefix);

/// A prefix of other programs' names and the one that this program has instead.
using NameMapping = std::pair<std::string_view, std::string_view>;

/// Replaces the first of the prefixes with which the name starts.
template <class Mappings>
std::string with_own_prefix(const Mappings& prefixes, const std::string& name) {
    for (const auto& [theirs, own] : prefixes)
        if (name.starts_with(theirs))
            return std::string(own) + name.substr(theirs.size());
    return name;
}

/// Replaces the names that PyTorch gives to parametrized weight norm.
std::string with_legacy_norm_names(const std::string& name);

/// The inverse of with_legacy_norm_names().
std::string with_parametrized_norm_names(const std::string& name);

/// Renames all weights.
template <class Rename>
StateTree::Map renamed(const StateTree::Map& weights, const Rename& rename) {
    StateTree::Map own;
    for (const auto& [theirs, tensor] : weights)
        own.emplace(rename(theirs), tensor);
    return own;
}

} // namespace formant
