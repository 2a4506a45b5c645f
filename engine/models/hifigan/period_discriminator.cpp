#include "engine/models/hifigan/period_discriminator.h"

#include "engine/models/hifigan/resblock.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/container/modulelist.h>

namespace formant::hifigan {
namespace {

ConvolutionShape of_phases(std::int64_t in, std::int64_t out, std::int64_t kernel,
                           std::int64_t stride) {
    return {.in = in,
            .out = out,
            .kernel = kernel,
            .stride = stride,
            .padding = kernel / 2,
            .of_rows = true};
}

} // namespace

PeriodDiscriminator::PeriodDiscriminator(std::int64_t period, WeightNorm norm, std::int64_t widest)
    : Discriminator(norm), period_(period) {
    const auto list = register_module("convs", torch::nn::ModuleList());
    std::int64_t in = 1;
    for (const std::int64_t out : {widest / 32, widest / 8, widest / 2, widest, widest}) {
        const std::int64_t stride = convs_.size() == 4 ? 1 : 3;
        convs_.push_back(convolution(of_phases(in, out, 5, stride), norm));
        list->push_back(convs_.back());
        in = out;
    }
    conv_post_ = register_module("conv_post", convolution(of_phases(in, 1, 3, 1), norm));
}

at::Tensor PeriodDiscriminator::folded(const at::Tensor& samples) const {
    const std::int64_t over = samples.size(2) % period_;
    const at::Tensor whole =
        over == 0 ? samples : at::reflection_pad1d(samples, {0, period_ - over});
    return whole.unflatten(2, {-1, period_}).transpose(2, 3).contiguous();
}

Judgement PeriodDiscriminator::judge(const at::Tensor& samples) {
    Judgement judgement;
    at::Tensor x = folded(samples);
    for (const auto& conv : convs_) {
        x = at::leaky_relu(conv->forward(x), leaky_slope);
        judgement.features.push_back(x);
    }
    judgement.features.push_back(conv_post_->forward(x));
    judgement.score = judgement.features.back().flatten(1);
    return judgement;
}

} // namespace formant::hifigan
