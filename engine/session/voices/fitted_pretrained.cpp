#include "engine/session/voices/fitted_pretrained.h"

#include "engine/models/layer_names.h"
#include "engine/models/lora_config.h"
#include "engine/models/model_kinds.h"
#include "engine/models/weight_match.h"
#include "engine/session/voices/pretrained_adapters.h"
#include "engine/session/voices/pretrained_symbols.h"
#include "engine/train/layer_selection.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Returns true if only LoRA is trained, by its recipe or by patterns.
bool trains_only_lora(const TrainConfig& config) {
    const auto is_lora = [](const std::string& pattern) { return pattern == lora_group; };
    return config.layers == lora_group ||
           (config.layers == "custom" && !config.layer_patterns.empty() &&
            std::ranges::all_of(config.layer_patterns, is_lora));
}

} // namespace

Result<std::vector<Message>> fit_pretrained(Pretrained& pretrained, const SymbolTable& symbols,
                                            const TrainableModel& model, LoraConfig& lora,
                                            const std::string& layers) {
    mark_new_text_tokens(pretrained, symbols, model);
    std::vector<Message> changes;
    for (auto change :
         {resize_text_tokens(pretrained, symbols, model), fit_adapters(pretrained, model, lora)})
        if (change)
            changes.push_back(std::move(*change));
    const at::Tensor* rows = find_tensor(pretrained.weights, model.new_text_tokens());
    const bool has_new_tokens = rows != nullptr && rows->any().item<bool>();
    const auto trains =
        layers == new_tokens_recipe ? check_new_text_tokens(has_new_tokens) : Result<void>();
    return trains.map([&] { return std::move(changes); });
}

Result<void> check_has_weights(const TrainConfig& config, const ModelConfig& model) {
    if (config.pretrained_path.empty() && kind_of(model).needs_pretrained_weights(model.kinds))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "this model has parts that are not trained, and "
                                                  "come from pretrained weights: name them "
                                                  "(train.pretrained_path, --base-checkpoint)")));
    const bool needs_weights = config.layers == new_tokens_recipe || trains_only_lora(config);
    if (!needs_weights || !config.pretrained_path.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "train.layers is {layers}, which trains a small "
                                              "addition to pretrained weights, and none are set: "
                                              "name them (train.pretrained_path), or train all "
                                              "layers (full)"),
                        {{"layers", config.layers}}));
}

} // namespace formant
