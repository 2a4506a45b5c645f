#include "engine/models/unet/text_encoder.h"

#include "engine/models/unet/layers.h"
#include "engine/nn/conv1d.h"

#include <torch/nn/modules/container/modulelist.h>

namespace formant::unet {

EncoderBlock::EncoderBlock(std::int64_t channels)
    : norm_(register_module("norm", std::make_shared<MaskedGroupNorm>(norm_groups, channels))),
      conv_(register_module("conv", conv1d(channels, channels, 5))) {}

at::Tensor EncoderBlock::forward(const at::Tensor& x, const FrameMask& mask) {
    return (x + conv_(at::silu(norm_->forward(x, mask)))) * mask.values();
}

TextEncoder::TextEncoder(const UnetConfig& config, std::int64_t n_symbols, std::int64_t n_mels)
    : embedding_(
          register_module("embedding", torch::nn::Embedding(n_symbols, config.encoder_channels))),
      style_(register_module("style",
                             torch::nn::Linear(config.style_channels, config.encoder_channels))),
      norm_(register_module(
          "norm", std::make_shared<MaskedGroupNorm>(norm_groups, config.encoder_channels))),
      mean_(register_module("mean", conv1d(config.encoder_channels, n_mels, 1))) {
    const auto blocks = register_module("blocks", torch::nn::ModuleList());
    for (std::int64_t i = 0; i < config.encoder_blocks; ++i) {
        blocks_.push_back(std::make_shared<EncoderBlock>(config.encoder_channels));
        blocks->push_back(blocks_.back());
    }
}

EncodedText TextEncoder::forward(const at::Tensor& tokens, const at::Tensor& style,
                                 const FrameMask& mask) {
    at::Tensor x = embedding_(tokens).transpose(1, 2) + style_(style).unsqueeze(2);
    x = x * mask.values();
    for (const auto& block : blocks_)
        x = block->forward(x, mask);
    x = norm_->forward(x, mask);
    return {x, mean_(at::silu(x)) * mask.values()};
}

} // namespace formant::unet
