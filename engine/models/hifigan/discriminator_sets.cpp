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

} // namespace

DiscriminatorSet::DiscriminatorSet(std::vector<std::shared_ptr<Discriminator>> discriminators)
    : discriminators_(std::move(discriminators)) {
    const auto list = register_module("discriminators", torch::nn::ModuleList());
    for (const auto& discriminator : discriminators_)
        list->push_back(discriminator);
}

DiscriminatorOutputPair DiscriminatorSet::discriminate(at::Tensor real, at::Tensor generated) {
    DiscriminatorOutputPair outputs;
    for (const auto& discriminator : discriminators_) {
        if (!outputs.real.empty()) {
            real = next_scale(real);
            generated = next_scale(generated);
        }
        discriminator->discriminate_both(real, generated, outputs);
    }
    return outputs;
}

MultiPeriodDiscriminator::MultiPeriodDiscriminator(std::int64_t widest)
    : DiscriminatorSet(periods(widest)) {}

MultiScaleDiscriminator::MultiScaleDiscriminator(std::int64_t widest)
    : DiscriminatorSet(scales(widest)) {}

at::Tensor MultiScaleDiscriminator::next_scale(const at::Tensor& samples) const {
    return at::avg_pool1d(samples, 4, 2, 2);
}

} // namespace formant::hifigan
