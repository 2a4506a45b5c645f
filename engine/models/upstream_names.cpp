#include "engine/models/upstream_names.h"

#include "engine/models/model_kind.h"
#include "engine/models/upstream_layout.h"

#include <array>

namespace formant {
namespace {

constexpr std::array parametrized_norms = {
    NameMapping{".parametrizations.weight.original0", ".weight_g"},
    NameMapping{".parametrizations.weight.original1", ".weight_v"}};

} // namespace

std::vector<std::string> missing_training_prefixes(const UpstreamLayout& layout,
                                                   const StateTree::Map& weights) {
    std::vector<std::string> missing = layout.training_prefixes;
    std::erase_if(missing, [&](const std::string& prefix) {
        const auto first = weights.lower_bound(prefix);
        return first != weights.end() && first->first.starts_with(prefix);
    });
    return missing;
}

std::string with_legacy_norm_names(const std::string& name) {
    for (const auto& [parametrized, legacy] : parametrized_norms)
        if (name.ends_with(parametrized))
            return name.substr(0, name.size() - parametrized.size()) + std::string(legacy);
    return name;
}

std::string with_parametrized_norm_names(const std::string& name) {
    for (const auto& [parametrized, legacy] : parametrized_norms)
        if (name.ends_with(legacy))
            return name.substr(0, name.size() - legacy.size()) + std::string(parametrized);
    return name;
}

StateTree::Map convert_upstream_names(const ModelKind& kind, const StateTree::Map& weights) {
    return kind.upstream() != nullptr ? kind.upstream()->own_names(weights)
                                      : renamed(weights, with_legacy_norm_names);
}

StateTree::Map submodule_weights(const StateTree::Map& weights, const std::string& prefix) {
    StateTree::Map part;
    for (const auto& [name, tensor] : weights)
        if (name.starts_with(prefix))
            part.emplace(name.substr(prefix.size()), tensor);
    return part;
}

} // namespace formant
