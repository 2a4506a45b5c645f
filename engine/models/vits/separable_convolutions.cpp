#include "engine/models/vits/separable_convolutions.h"

#include "engine/nn/conv1d.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>

#include <string>

namespace formant::vits {
namespace {

torch::nn::Conv1d depthwise(std::int64_t channels, std::int64_t dilation) {
    return torch::nn::Conv1d(torch::nn::Conv1dOptions(channels, channels, separable_kernel)
                                 .groups(channels)
                                 .dilation(dilation)
                                 .padding(dilation * (separable_kernel - 1) / 2));
}

} // namespace

SeparableConvolutions::SeparableConvolutions(std::int64_t channels, double dropout_rate)
    : dropout_rate_(dropout_rate) {
    for (std::int64_t i = 0, dilation = 1; i < separable_layers;
         ++i, dilation *= separable_kernel) {
        separate_.push_back(depthwise(channels, dilation));
        pointwise_.push_back(conv1d(channels, channels));
        norms_1_.push_back(std::make_shared<ChannelNorm>(channels));
        norms_2_.push_back(std::make_shared<ChannelNorm>(channels));
    }
    register_module("convs_sep", module_list(separate_));
    register_module("convs_1x1", module_list(pointwise_));
    register_module("norms_1", module_list(norms_1_));
    register_module("norms_2", module_list(norms_2_));
}

at::Tensor SeparableConvolutions::forward(at::Tensor x, const FrameMask& mask,
                                          const Dropout& dropout) {
    for (std::size_t i = 0; i < separate_.size(); ++i) {
        const at::Tensor in_time = at::gelu(norms_1_[i]->forward(separate_[i](x * mask.values())));
        const at::Tensor in_channels = at::gelu(norms_2_[i]->forward(pointwise_[i](in_time)));
        x = x + dropout(std::to_string(i), in_channels, dropout_rate_);
    }
    return x * mask.values();
}

} // namespace formant::vits
