#include "engine/models/gpt/conformer_block.h"

#include "engine/nn/layer_norm.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

#include <cmath>
#include <limits>

namespace formant::gpt {
namespace {

constexpr std::int64_t kernel = 15;

torch::nn::Conv1d pointwise(std::int64_t in, std::int64_t out) {
    return torch::nn::Conv1d(torch::nn::Conv1dOptions(in, out, 1));
}

torch::nn::Conv1d depthwise(std::int64_t width) {
    return torch::nn::Conv1d(
        torch::nn::Conv1dOptions(width, width, kernel).padding(kernel / 2).groups(width));
}

} // namespace

PositionedAttention::PositionedAttention(const ConformerSize& size)
    : heads_(size.heads), pos_bias_u_(register_parameter(
                              "pos_bias_u", at::zeros({size.heads, size.width / size.heads}))),
      pos_bias_v_(
          register_parameter("pos_bias_v", at::zeros({size.heads, size.width / size.heads}))),
      linear_q_(register_module("linear_q", torch::nn::Linear(size.width, size.width))),
      linear_k_(register_module("linear_k", torch::nn::Linear(size.width, size.width))),
      linear_v_(register_module("linear_v", torch::nn::Linear(size.width, size.width))),
      linear_out_(register_module("linear_out", torch::nn::Linear(size.width, size.width))),
      linear_pos_(register_module(
          "linear_pos",
          torch::nn::Linear(torch::nn::LinearOptions(size.width, size.width).bias(false)))) {
    torch::nn::init::xavier_uniform_(pos_bias_u_);
    torch::nn::init::xavier_uniform_(pos_bias_v_);
}

/// Splits the channels into heads: [B, T, D] -> [B, T, heads, d].
at::Tensor PositionedAttention::split(const at::Tensor& x) const {
    return x.unflatten(2, {heads_, -1});
}

/// The scores of the positions are the mask that the fused attention adds.
at::Tensor PositionedAttention::forward(const at::Tensor& x, const at::Tensor& positions,
                                        const at::Tensor& real) {
    const at::Tensor query = split(linear_q_(x));
    const at::Tensor position = split(linear_pos_(positions)).permute({0, 2, 3, 1});
    const double scale = 1 / std::sqrt(static_cast<double>(query.size(3)));
    const at::Tensor of_positions =
        at::matmul((query + pos_bias_v_).transpose(1, 2), position) * scale;
    const at::Tensor padding = real.logical_not().view({real.size(0), 1, 1, real.size(1)});
    const at::Tensor mask =
        of_positions.masked_fill(padding, -std::numeric_limits<double>::infinity());
    const at::Tensor attended = at::scaled_dot_product_attention(
        (query + pos_bias_u_).transpose(1, 2), split(linear_k_(x)).transpose(1, 2),
        split(linear_v_(x)).transpose(1, 2), mask);
    return linear_out_(attended.transpose(1, 2).flatten(2));
}

ConformerConvolution::ConformerConvolution(std::int64_t width)
    : pointwise_conv1_(register_module("pointwise_conv1", pointwise(width, 2 * width))),
      depthwise_conv_(register_module("depthwise_conv", depthwise(width))),
      norm_(register_module("norm", layer_norm(width))),
      pointwise_conv2_(register_module("pointwise_conv2", pointwise(width, width))) {}

at::Tensor ConformerConvolution::forward(const at::Tensor& x, const at::Tensor& real) {
    const at::Tensor padding = real.logical_not().unsqueeze(1);
    const at::Tensor input = x.transpose(1, 2).masked_fill(padding, 0);
    const at::Tensor gated = at::glu(pointwise_conv1_(input), 1);
    const at::Tensor normalized = norm_(depthwise_conv_(gated).transpose(1, 2));
    const at::Tensor output = pointwise_conv2_(at::silu(normalized).transpose(1, 2));
    return output.masked_fill(padding, 0).transpose(1, 2);
}

ConformerBlock::ConformerBlock(const ConformerSize& size)
    : self_attn_(register_module("self_attn", std::make_shared<PositionedAttention>(size))),
      w_1_(size.width, size.inner_width), w_2_(size.inner_width, size.width),
      conv_module_(
          register_module("conv_module", std::make_shared<ConformerConvolution>(size.width))),
      norm_ff_(register_module("norm_ff", layer_norm(size.width))),
      norm_mha_(register_module("norm_mha", layer_norm(size.width))),
      norm_conv_(register_module("norm_conv", layer_norm(size.width))),
      norm_final_(register_module("norm_final", layer_norm(size.width))) {
    const auto feed_forward = std::make_shared<torch::nn::Module>();
    feed_forward->register_module("w_1", w_1_.ptr());
    feed_forward->register_module("w_2", w_2_.ptr());
    register_module("feed_forward", feed_forward);
}

at::Tensor ConformerBlock::forward(at::Tensor x, const at::Tensor& positions,
                                   const at::Tensor& real) {
    x = x + self_attn_->forward(norm_mha_(x), positions, real);
    x = x + conv_module_->forward(norm_conv_(x), real);
    x = x + w_2_(at::silu(w_1_(norm_ff_(x))));
    return norm_final_(x);
}

} // namespace formant::gpt
