#include "engine/models/hifigan/discriminator_sets.h"

#include "engine/models/hifigan/period_discriminator.h"
#include "engine/models/hifigan/scale_discriminator.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/container/modulelist.h>

namespace formant::hifigan {
namespace {

std::vector<std::shared_ptr<Discriminator>> periods(std::int64_t widest) {
    std::vector<std::shared_ptr<Discriminator>> all;
    for (const std::int64_t period : {2, 3, 5, 7, 11})
        all.push_back(std::make_shared<PeriodDiscriminator>(period, WeightNorm::weight, widest));
    return all;
}

std::vector<std::shared_ptr<Discriminator>> scales(std::int64_t widest) {
    std::vector<std::shared_ptr<Discriminator>> all;
    for (const WeightNorm norm : {WeightNorm::spectral, WeightNorm::weight, WeightNorm::weight})
        all.push_back(std::make_shared<ScaleDiscriminator>(scale_layers(widest), norm));
    return all;
}

/// Half the sample rate.
at::Tensor pooled(const at::Tensor& samples) {
    return at::avg_pool1d(samples, 4, 2, 2);
}

} // namespace

DiscriminatorSet::DiscriminatorSet(std::vector<std::shared_ptr<Discriminator>> discriminators)
    : discriminators_(std::move(discriminators)) {
    const auto list = register_module("discriminators", torch::nn::ModuleList());
    for (const auto& discriminator : discriminators_)
        list->push_back(discriminator);
}

Judgements DiscriminatorSet::judge(const at::Tensor& samples) {
    Judgements judgements;
    judgements.reserve(discriminators_.size());
    for (const auto& discriminator : discriminators_)
        judgements.push_back(discriminator->judge(samples));
    return judgements;
}

MultiPeriodDiscriminator::MultiPeriodDiscriminator(std::int64_t widest)
    : DiscriminatorSet(periods(widest)) {}

MultiScaleDiscriminator::MultiScaleDiscriminator(std::int64_t widest)
    : DiscriminatorSet(scales(widest)) {}

Judgements MultiScaleDiscriminator::judge(const at::Tensor& samples) {
    at::Tensor at_scale = samples;
    Judgements judgements;
    judgements.reserve(discriminators().size());
    for (const auto& discriminator : discriminators()) {
        if (!judgements.empty())
            at_scale = pooled(at_scale);
        judgements.push_back(discriminator->judge(at_scale));
    }
    return judgements;
}

JudgedPair judge_pair(DiscriminatorSet& set, const at::Tensor& real, const at::Tensor& made) {
    Judgements of_real = set.judge(real);
    return {std::move(of_real), set.judge(made)};
}

} // namespace formant::hifigan
