#include "engine/models/hifigan/discriminator.h"

#include "engine/models/hifigan/resblock.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/container/modulelist.h>

namespace formant::hifigan {
namespace {

/// Returns the output for `count` samples of a batch.
DiscriminatorOutput part_of(const DiscriminatorOutput& batch, std::int64_t first,
                            std::int64_t count) {
    DiscriminatorOutput part{batch.score.narrow(0, first, count), {}};
    for (const at::Tensor& feature : batch.features)
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

std::vector<DiscriminatorOutput>
Discriminator::discriminate(const std::vector<at::Tensor>& samples) {
    std::vector<DiscriminatorOutput> outputs(samples.size());
    std::vector<at::Tensor> inputs;
    inputs.reserve(samples.size());
    for (const at::Tensor& one : samples)
        inputs.push_back(reshape_input(one));
    for (const auto& conv : convs_) {
        inputs = conv->forward_each(inputs);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            inputs[i] = at::leaky_relu(inputs[i], leaky_slope);
            outputs[i].features.push_back(inputs[i]);
        }
    }
    const std::vector<at::Tensor> scores = conv_post_->forward_each(inputs);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        outputs[i].features.push_back(scores[i]);
        outputs[i].score = scores[i].flatten(1);
    }
    return outputs;
}

void Discriminator::discriminate_both(const at::Tensor& real, const at::Tensor& generated,
                                      DiscriminatorOutputPair& outputs) {
    if (norm_ == WeightNorm::spectral || generated.requires_grad()) {
        std::vector<DiscriminatorOutput> each = discriminate({real, generated});
        outputs.real.push_back(std::move(each[0]));
        outputs.generated.push_back(std::move(each[1]));
        return;
    }
    const DiscriminatorOutput both = discriminate({at::cat({real, generated})}).front();
    outputs.real.push_back(part_of(both, 0, real.size(0)));
    outputs.generated.push_back(part_of(both, real.size(0), generated.size(0)));
}

} // namespace formant::hifigan
