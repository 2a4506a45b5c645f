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

at::Tensor discriminator_loss(const JudgedPair& judged) {
    std::vector<at::Tensor> terms;
    for (const Judgement& real : judged.real)
        terms.push_back(distance_to(real.score, 1));
    for (const Judgement& made : judged.made)
        terms.push_back(distance_to(made.score, 0));
    return sum(terms);
}

at::Tensor generator_loss(const Judgements& made) {
    std::vector<at::Tensor> terms;
    for (const Judgement& one : made)
        terms.push_back(distance_to(one.score, 1));
    return sum(terms);
}

at::Tensor feature_matching_loss(const JudgedPair& judged) {
    std::vector<at::Tensor> terms;
    for (std::size_t i = 0; i < judged.real.size(); ++i)
        for (std::size_t layer = 0; layer < judged.real[i].features.size(); ++layer)
            terms.push_back(
                at::l1_loss(in_full_precision(judged.made[i].features[layer]),
                            in_full_precision(judged.real[i].features[layer].detach())));
    return 2 * sum(terms);
}

} // namespace formant::hifigan
