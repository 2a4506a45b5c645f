#include "engine/train/step/layer_norms.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_norm.h>

#include <algorithm>

namespace formant {
namespace {

std::vector<at::Tensor> gradients_of(const TrainableModel& model, const LayerGroup& group) {
    std::vector<at::Tensor> gradients;
    for (const auto& parameter : model.named_parameters()) {
        const bool is_of_group = std::any_of(
            group.parameter_prefixes.begin(), group.parameter_prefixes.end(),
            [&](const std::string& prefix) { return parameter.key().starts_with(prefix); });
        if (is_of_group && parameter.value().grad().defined())
            gradients.push_back(parameter.value().grad());
    }
    return gradients;
}

} // namespace

LossValues gradient_norms(const TrainableModel& model) {
    const at::NoGradGuard no_gradients;
    LossValues norms;
    for (const LayerGroup& group : model.layer_groups()) {
        const std::vector<at::Tensor> gradients = gradients_of(model, group);
        if (!gradients.empty())
            norms.emplace_back(
                group.name,
                at::linalg_vector_norm(at::stack(at::_foreach_norm(gradients))).item<double>());
    }
    return norms;
}

} // namespace formant
