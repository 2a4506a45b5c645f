#include "engine/models/gpt/perceiver_layer.h"

#include <ATen/ATen.h>

namespace formant::gpt {
namespace {

constexpr std::int64_t head_width = 64;

torch::nn::Linear without_bias(std::int64_t in, std::int64_t out) {
    return torch::nn::Linear(torch::nn::LinearOptions(in, out).bias(false));
}

torch::nn::Sequential feed_forward(const PerceiverSize& size) {
    const std::int64_t inner = size.width * size.feed_forward_mult * 2 / 3;
    return torch::nn::Sequential(torch::nn::Linear(size.width, 2 * inner), GatedGelu(),
                                 torch::nn::Linear(inner, size.width));
}

} // namespace

LatentAttention::LatentAttention(const PerceiverSize& size)
    : heads_(size.heads),
      to_q_(register_module("to_q", without_bias(size.width, size.heads * head_width))),
      to_kv_(register_module("to_kv", without_bias(size.width, 2 * size.heads * head_width))),
      to_out_(register_module("to_out", without_bias(size.heads * head_width, size.width))) {}

/// Splits the channels into heads: [B, T, heads * d] -> [B, heads, T, d].
at::Tensor LatentAttention::split(const at::Tensor& x) const {
    return x.unflatten(2, {heads_, head_width}).transpose(1, 2);
}

at::Tensor LatentAttention::forward(const at::Tensor& latents, const at::Tensor& x,
                                    const at::Tensor& mask) {
    const auto keys_and_values = to_kv_(at::cat({latents, x}, 1)).chunk(2, -1);
    const std::optional<at::Tensor> allowed = mask.defined() ? std::optional(mask) : std::nullopt;
    const at::Tensor attended = at::scaled_dot_product_attention(
        split(to_q_(latents)), split(keys_and_values[0]), split(keys_and_values[1]), allowed);
    return to_out_(attended.transpose(1, 2).flatten(2));
}

at::Tensor GatedGelu::forward(const at::Tensor& x) {
    const auto halves = x.chunk(2, -1);
    return halves[0] * at::gelu(halves[1]);
}

PerceiverLayer::PerceiverLayer(const PerceiverSize& size)
    : attention_(register_module("0", std::make_shared<LatentAttention>(size))),
      feed_forward_(register_module("1", feed_forward(size))) {}

at::Tensor PerceiverLayer::forward(at::Tensor latents, const at::Tensor& x,
                                   const at::Tensor& mask) {
    latents = latents + attention_->forward(latents, x, mask);
    return latents + feed_forward_->forward(latents);
}

} // namespace formant::gpt
