#include "engine/session/voices/pretrained_adapters.h"

#include "engine/models/low_rank_adapters.h"
#include "engine/models/weight_match.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <map>
#include <string>

namespace formant {
namespace {

using Adapters = std::map<std::string, at::Tensor>;

Adapters adapters_of(const TrainableModel& model) {
    Adapters adapters;
    for (const auto& [name, tensor] : tensors_of(model))
        if (name.starts_with(lora_prefix))
            adapters.emplace(name, tensor);
    return adapters;
}

bool are_same(const Adapters& own, const StateTree::Map& weights) {
    const auto saved = std::ranges::count_if(
        weights, [](const auto& entry) { return entry.first.starts_with(lora_prefix); });
    return saved == std::ssize(own) && std::ranges::all_of(own, [&](const auto& adapter) {
               const at::Tensor* tensor = find_tensor(weights, adapter.first);
               return tensor != nullptr && tensor->sizes() == adapter.second.sizes();
           });
}

/// Matrices are continued with the scale with which they were trained.
std::optional<Message> other_scale(const Adapters& own, const StateTree::Map& weights) {
    const bool differs = std::ranges::any_of(own, [&](const auto& adapter) {
        return adapter.first.ends_with(".scale") &&
               !at::allclose(find_tensor(weights, adapter.first)->to(adapter.second),
                             adapter.second, /*rtol=*/1e-3); // a file may be in half precision
    });
    if (!differs)
        return std::nullopt;
    return message(FORMANT_TR("session", "the LoRA of the pretrained weights keeps its own scale; "
                                         "model.lora_alpha is not used"));
}

} // namespace

std::optional<Message> fit_adapters(Pretrained& pretrained, const TrainableModel& model) {
    const Adapters own = adapters_of(model);
    if (are_same(own, pretrained.weights))
        return other_scale(own, pretrained.weights);
    const bool merges = has_adapters(pretrained.weights);
    merge_adapters(pretrained.weights);
    for (const auto& [name, tensor] : own)
        pretrained.weights.insert_or_assign(name, StateTree(tensor.detach().clone()));
    if (!merges)
        return std::nullopt;
    return message(FORMANT_TR("session", "the LoRA of the pretrained weights was merged into the "
                                         "layers that it adapts"));
}

} // namespace formant
