#include "engine/models/model_weights.h"

#include "engine/models/weight_fit.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Error does_not_fit(const WeightFit& fit) {
    const Misfit& first =
        fit.of_the_model.empty() ? fit.left_over.front() : fit.of_the_model.front();
    return {
        ErrorKind::checkpoint,
        message(FORMANT_TR("models", "the saved weights do not fit this model: {name} {why}. Use "
                                     "the configuration they were trained with"),
                {{"name", first.name}, {"why", first.why}})};
}

} // namespace

StateTree::Map save_weights(const torch::nn::Module& module) {
    StateTree::Map weights;
    for (const auto& [name, tensor] : tensors_of(module))
        weights.emplace(name, tensor.detach().to(at::kCPU, /*non_blocking=*/false, /*copy=*/true));
    return weights;
}

Result<void> load_weights(torch::nn::Module& module, const StateTree::Map& weights) {
    const WeightFit fit = fit_weights(module, weights);
    if (!fit.is_whole())
        return fail(does_not_fit(fit));
    take_fitting(module, fit);
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
