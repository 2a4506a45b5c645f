#include "engine/nn/wave_net.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/container/modulelist.h>

namespace formant {

WaveNet::WaveNet(const Config& config) : config_(config) {
    const auto in_layers = register_module("in_layers", torch::nn::ModuleList());
    const auto res_skip_layers = register_module("res_skip_layers", torch::nn::ModuleList());
    if (config.speaker_channels > 0)
        cond_layer_ = register_module(
            "cond_layer",
            convolution({.in = config.speaker_channels, .out = 2 * config.channels * config.layers},
                        WeightNorm::weight));
    std::int64_t dilation = 1;
    for (std::int64_t i = 0; i < config.layers; ++i, dilation *= config.dilation_rate) {
        add_layer(dilation, i + 1 == config.layers);
        in_layers->push_back(in_layers_.back());
        res_skip_layers->push_back(res_skip_layers_.back());
    }
}

/// The last layer has a skip output only: nothing follows that would use its residual.
void WaveNet::add_layer(std::int64_t dilation, bool is_last) {
    const std::int64_t channels = config_.channels;
    in_layers_.push_back(convolution(same_padding(channels, 2 * channels, config_.kernel, dilation),
                                     WeightNorm::weight));
    res_skip_layers_.push_back(convolution(
        {.in = channels, .out = is_last ? channels : 2 * channels}, WeightNorm::weight));
}

at::Tensor WaveNet::activation(std::size_t i, const at::Tensor& x, const at::Tensor& condition) {
    at::Tensor gates = in_layers_[i]->forward(x);
    if (condition.defined())
        gates = gates + condition.narrow(1, static_cast<std::int64_t>(i) * 2 * config_.channels,
                                         2 * config_.channels);
    const std::vector<at::Tensor> halves = gates.chunk(2, 1);
    return halves[0].tanh() * halves[1].sigmoid();
}

at::Tensor WaveNet::forward(at::Tensor x, const FrameMask& mask, const at::Tensor& speaker) {
    const at::Tensor condition =
        speaker.defined() && cond_layer_ ? cond_layer_->forward(speaker) : at::Tensor();
    at::Tensor skips;
    for (std::size_t i = 0; i < in_layers_.size(); ++i) {
        const at::Tensor both = res_skip_layers_[i]->forward(activation(i, x, condition));
        const at::Tensor skip = both.narrow(1, both.size(1) - config_.channels, config_.channels);
        skips = skips.defined() ? skips + skip : skip;
        if (i + 1 < in_layers_.size())
            x = (x + both.narrow(1, 0, config_.channels)) * mask.values();
    }
    return skips * mask.values();
}

} // namespace formant
