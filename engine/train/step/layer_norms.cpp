#include "engine/train/step/layer_norms.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_norm.h>

#include <algorithm>

namespace formant {
namespace {

bool is_of_group(const std::string& parameter, const LayerGroup& group) {
    return std::any_of(group.parameter_prefixes.begin(), group.parameter_prefixes.end(),
                       [&](const std::string& prefix) { return parameter.starts_with(prefix); });
}

} // namespace

std::vector<TrainedLayers> trained_layers(const TrainableModel& model,
                                          const NamedParameters& trained) {
    std::vector<TrainedLayers> all;
    for (const LayerGroup& group : model.layer_groups()) {
        TrainedLayers layers{group.name, {}};
        for (const auto& [name, parameter] : trained)
            if (is_of_group(name, group))
                layers.parameters.push_back(parameter);
        if (!layers.parameters.empty())
            all.push_back(std::move(layers));
    }
    return all;
}

at::Tensor gradient_norms(const std::vector<TrainedLayers>& layers) {
    const at::NoGradGuard no_gradients;
    std::vector<at::Tensor> norms;
    for (const TrainedLayers& of_group : layers) {
        std::vector<at::Tensor> gradients;
        for (const at::Tensor& parameter : of_group.parameters)
            gradients.push_back(parameter.grad());
        norms.push_back(at::linalg_vector_norm(at::stack(at::_foreach_norm(gradients))));
    }
    return at::stack(norms);
}

} // namespace formant
