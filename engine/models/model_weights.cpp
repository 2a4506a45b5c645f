#include "engine/models/model_weights.h"

#include "engine/models/weight_match.h"

#include <ATen/ATen.h>

namespace formant {
StateTree::Map save_weights(const torch::nn::Module& module) {
    StateTree::Map weights;
    for (const auto& [name, tensor] : tensors_of(module))
        weights.emplace(name, tensor.detach().to(at::kCPU, /*non_blocking=*/false, /*copy=*/true));
    return weights;
}

NamedTensors shared_weights(const torch::nn::Module& module) {
    NamedTensors weights;
    for (const auto& [name, tensor] : tensors_of(module))
        weights.emplace(name, tensor.detach());
    return weights;
}

Result<void> load_weights(torch::nn::Module& module, const StateTree::Map& weights) {
    const WeightMatch match = match_weights(module, weights);
    if (!match.is_complete())
        return fail(mismatch_error(match.missing_or_mismatched.empty()
                                       ? match.unexpected.front()
                                       : match.missing_or_mismatched.front()));
    copy_matching(module, match);
    return {};
}

std::vector<std::string> parameter_names(const torch::nn::Module& module,
                                         const std::vector<std::string>& prefixes) {
    std::vector<std::string> names;
    for (const std::string& prefix : prefixes)
        for (const auto& parameter : module.named_parameters())
            if (parameter.key().starts_with(prefix))
                names.push_back(parameter.key());
    return names;
}

std::int64_t count_parameters(const torch::nn::Module& module, const std::string& prefix) {
    std::int64_t count = 0;
    for (const auto& parameter : module.named_parameters())
        if (parameter.key().starts_with(prefix))
            count += parameter.value().numel();
    return count;
}

} // namespace formant
