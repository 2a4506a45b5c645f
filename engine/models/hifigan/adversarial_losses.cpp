#include "engine/models/hifigan/adversarial_losses.h"

#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>

namespace formant::hifigan {
namespace {

at::Tensor distance_to(const at::Tensor& score, double target) {
    return (in_full_precision(score) - target).square().mean();
}

at::Tensor sum(const std::vector<at::Tensor>& terms) {
    return at::stack(terms).sum();
}

} // namespace

at::Tensor discriminator_loss(const DiscriminatorOutputPair& outputs) {
    std::vector<at::Tensor> terms;
    for (const DiscriminatorOutput& real : outputs.real)
        terms.push_back(distance_to(real.score, 1));
    for (const DiscriminatorOutput& generated : outputs.generated)
        terms.push_back(distance_to(generated.score, 0));
    return sum(terms);
}

at::Tensor generator_loss(const DiscriminatorOutputs& generated) {
    std::vector<at::Tensor> terms;
    for (const DiscriminatorOutput& one : generated)
        terms.push_back(distance_to(one.score, 1));
    return sum(terms);
}

at::Tensor feature_matching_loss(const DiscriminatorOutputPair& outputs) {
    std::vector<at::Tensor> terms;
    for (std::size_t i = 0; i < outputs.real.size(); ++i)
        for (std::size_t layer = 0; layer < outputs.real[i].features.size(); ++layer)
            terms.push_back(
                at::l1_loss(in_full_precision(outputs.generated[i].features[layer]),
                            in_full_precision(outputs.real[i].features[layer].detach())));
    return 2 * sum(terms);
}

} // namespace formant::hifigan
