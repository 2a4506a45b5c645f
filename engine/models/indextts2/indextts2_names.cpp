#include "engine/models/indextts2/indextts2_names.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace formant::indextts2 {
namespace {

/// Returns the name of a layer that an adapter was added to: "a.weight" of "a.base_layer.weight".
std::string without_adapter(const std::string& name) {
    constexpr std::string_view adapted = ".base_layer.";
    const auto found = name.find(adapted);
    return found == std::string::npos
               ? name
               : fmt::format("{}.{}", name.substr(0, found), name.substr(found + adapted.size()));
}

bool is_dropped(const std::string& name) {
    return name.starts_with("inference_model.") || name == "gpt.wte.weight" ||
           name.find(".lora_") != std::string::npos;
}

/// Upstream's names begin with "gpt." too, where they are those of the transformer.
bool is_own(const StateTree::Map& weights) {
    return weights.contains("gpt.text_embedding.weight");
}

} // namespace

StateTree::Map own_names(const StateTree::Map& weights) {
    if (is_own(weights))
        return weights;
    StateTree::Map own;
    for (const auto& [theirs, tensor] : weights) {
        if (is_dropped(theirs))
            continue;
        own.emplace(fmt::format("gpt.{}", without_adapter(theirs)), tensor);
    }
    return own;
}

} // namespace formant::indextts2
