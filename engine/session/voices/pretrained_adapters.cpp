#include "engine/session/voices/pretrained_adapters.h"

#include "engine/models/low_rank_adapters.h"
#include "engine/models/weight_match.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

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

/// Returns the alpha of adapters of the same rank as `config`.
double trained_alpha(const StateTree::Map& weights, const LoraConfig& config) {
    for (const auto& [name, value] : weights)
        if (name.starts_with(lora_prefix) && name.ends_with(".scale"))
            return find_tensor(weights, name)->item<double>() * static_cast<double>(config.rank);
    return config.alpha;
}

} // namespace

std::optional<Message> keep_trained_alpha(double trained, LoraConfig& config) {
    constexpr double rounding = 1e-3; // a file may be in half precision
    if (!config.is_on() || std::abs(trained - config.alpha) <= rounding * std::abs(config.alpha))
        return std::nullopt;
    const double requested = std::exchange(config.alpha, trained);
    return message(
        FORMANT_TR("session", "model.lora_alpha stays {trained}, with which the LoRA was trained, "
                              "not {requested}"),
        {{"trained", fmt::format("{}", trained)}, {"requested", fmt::format("{}", requested)}});
}

std::optional<Message> fit_adapters(Pretrained& pretrained, const TrainableModel& model,
                                    LoraConfig& config) {
    const Adapters own = adapters_of(model);
    if (are_same(own, pretrained.weights))
        return keep_trained_alpha(trained_alpha(pretrained.weights, config), config);
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
