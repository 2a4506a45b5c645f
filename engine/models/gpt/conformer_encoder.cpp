#include "engine/models/gpt/conformer_encoder.h"

#include "engine/nn/layer_norm.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/container/sequential.h>

#include <cmath>

namespace formant::gpt {

at::Tensor sinusoidal_positions(std::int64_t count, std::int64_t width) {
    const at::Tensor position = at::arange(count, at::kFloat).unsqueeze(1);
    const at::Tensor rate = at::exp(at::arange(0, width, 2, at::kFloat) *
                                    (-std::log(10000.0) / static_cast<double>(width)));
    const at::Tensor angle = position * rate;
    return at::stack({angle.sin(), angle.cos()}, 2).flatten(1).unsqueeze(0);
}

ConformerEncoder::ConformerEncoder(const ConformerSize& size)
    : width_(size.width), conv_(torch::nn::Conv2dOptions(1, size.width, 3).stride(2)),
      out_(size.width * ((size.input_width - 1) / 2), size.width),
      after_norm_(layer_norm(size.width)) {
    const auto embed = std::make_shared<torch::nn::Module>();
    embed->register_module("conv", torch::nn::Sequential(conv_).ptr());
    embed->register_module("out", torch::nn::Sequential(out_).ptr());
    const auto encoding = std::make_shared<torch::nn::Module>();
    positions_ = encoding->register_buffer("pe", sinusoidal_positions(size.positions, size.width));
    embed->register_module("pos_enc", encoding);
    register_module("embed", embed);
    for (std::int64_t i = 0; i < size.blocks; ++i)
        blocks_.push_back(std::make_shared<ConformerBlock>(size));
    register_module("encoders", module_list(blocks_));
    register_module("after_norm", after_norm_);
}

at::Tensor ConformerEncoder::subsampled(const at::Tensor& features) {
    const at::Tensor image = conv_(features.unsqueeze(1)).relu(); // [B, D, T', channels]
    return out_(image.transpose(1, 2).flatten(2)) * std::sqrt(static_cast<double>(width_));
}

MaskedFrames ConformerEncoder::forward(const at::Tensor& features, const at::Tensor& lengths) {
    at::Tensor x = subsampled(features);
    // A frame is real if the last of the three that it is made of is.
    const at::Tensor last = at::arange(x.size(1), lengths.options()) * 2 + 2;
    const at::Tensor real = last.unsqueeze(0) < lengths.unsqueeze(1);
    const at::Tensor positions = positions_.narrow(1, 0, x.size(1)).to(x.dtype());
    for (const auto& block : blocks_)
        x = block->forward(x, positions, real);
    return {after_norm_(x), real};
}

} // namespace formant::gpt
