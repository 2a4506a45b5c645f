#include "engine/models/hifigan/discriminator.h"

#include "engine/models/hifigan/resblock.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/container/modulelist.h>

namespace formant::hifigan {
namespace {

/// Of `count` samples of a batch.
Judgement part_of(const Judgement& whole, std::int64_t first, std::int64_t count) {
    Judgement part{whole.score.narrow(0, first, count), {}};
    for (const at::Tensor& feature : whole.features)
        part.features.push_back(feature.narrow(0, first, count));
    return part;
}

} // namespace

Discriminator::Discriminator(const std::vector<ConvolutionShape>& layers, WeightNorm norm)
    : norm_(norm) {
    const auto list = register_module("convs", torch::nn::ModuleList());
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) {
        convs_.push_back(convolution(layers[i], norm));
        list->push_back(convs_.back());
    }
    conv_post_ = register_module("conv_post", convolution(layers.back(), norm));
}

std::vector<Judgement> Discriminator::judge(const std::vector<at::Tensor>& samples) {
    std::vector<Judgement> judgements(samples.size());
    std::vector<at::Tensor> inputs;
    inputs.reserve(samples.size());
    for (const at::Tensor& one : samples)
        inputs.push_back(laid_out(one));
    for (const auto& conv : convs_) {
        inputs = conv->forward_each(inputs);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            inputs[i] = at::leaky_relu(inputs[i], leaky_slope);
            judgements[i].features.push_back(inputs[i]);
        }
    }
    const std::vector<at::Tensor> scores = conv_post_->forward_each(inputs);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        judgements[i].features.push_back(scores[i]);
        judgements[i].score = scores[i].flatten(1);
    }
    return judgements;
}

void Discriminator::judge_both(const at::Tensor& real, const at::Tensor& made, JudgedPair& judged) {
    if (norm_ == WeightNorm::spectral || made.requires_grad()) {
        std::vector<Judgement> each = judge({real, made});
        judged.real.push_back(std::move(each[0]));
        judged.made.push_back(std::move(each[1]));
        return;
    }
    const Judgement both = judge({at::cat({real, made})}).front();
    judged.real.push_back(part_of(both, 0, real.size(0)));
    judged.made.push_back(part_of(both, real.size(0), made.size(0)));
}

} // namespace formant::hifigan
