#include "engine/models/unet/global_encoder.h"

#include "engine/models/unet/layers.h"
#include "engine/nn/conv1d.h"

namespace formant::unet {
namespace {

std::shared_ptr<MaskedGroupNorm> norm(std::int64_t channels) {
    return std::make_shared<MaskedGroupNorm>(norm_groups, channels);
}

} // namespace

GlobalEncoder::GlobalEncoder(const UnetConfig& config, std::int64_t n_mels)
    : conv1_(register_module("conv1", conv1d(n_mels, config.style_encoder_channels, 3))),
      conv2_(register_module(
          "conv2", conv1d(config.style_encoder_channels, config.style_encoder_channels, 3, 2))),
      conv3_(register_module(
          "conv3", conv1d(config.style_encoder_channels, config.style_encoder_channels, 3, 2))),
      norm1_(register_module("norm1", norm(config.style_encoder_channels))),
      norm2_(register_module("norm2", norm(config.style_encoder_channels))),
      norm3_(register_module("norm3", norm(config.style_encoder_channels))),
      out_(register_module(
          "out", torch::nn::Linear(config.style_encoder_channels, 2 * config.style_channels))) {}

StyleDistribution GlobalEncoder::forward(const at::Tensor& mel, const FrameMask& mask) {
    const FrameMask half = mask.halved(), quarter = half.halved();
    at::Tensor x = at::silu(norm1_->forward(conv1_(mel), mask));
    x = at::silu(norm2_->forward(conv2_(x), half));
    x = at::silu(norm3_->forward(conv3_(x), quarter));
    const at::Tensor pooled = x.sum(2) / quarter.lengths().unsqueeze(1);
    const std::vector<at::Tensor> parts = out_(pooled).chunk(2, 1);
    return {parts[0], parts[1]};
}

} // namespace formant::unet
