#include "engine/nn/relative_attention.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

#include <cmath>

namespace formant {
namespace {

torch::nn::Conv1d pointwise(std::int64_t channels) {
    return torch::nn::Conv1d(torch::nn::Conv1dOptions(channels, channels, 1));
}

} // namespace

/// Pads each row with T zeros and reads the rows with a stride one shorter, which shifts each row
/// by one more position than the row before.
at::Tensor band_to_square(const at::Tensor& band) {
    const std::int64_t time = band.size(-2), width = band.size(-1);
    const at::Tensor flat = at::constant_pad_nd(band, {0, time}).flatten(-2);
    const at::Tensor shifted =
        flat.narrow(-1, 0, time * (time + width - 1)).unflatten(-1, {time, time + width - 1});
    return shifted.narrow(-1, width / 2, time);
}

at::Tensor square_to_band(const at::Tensor& square, std::int64_t window) {
    const std::int64_t time = square.size(-1), width = 2 * window + 1;
    const at::Tensor flat = at::constant_pad_nd(square, {window, window}).flatten(-2);
    const at::Tensor shifted =
        at::constant_pad_nd(flat, {0, time}).unflatten(-1, {time, time + width});
    return shifted.narrow(-1, 0, width);
}

RelativeAttention::RelativeAttention(const Config& config)
    : config_(config), conv_q_(pointwise(config.channels)), conv_k_(pointwise(config.channels)),
      conv_v_(pointwise(config.channels)), conv_o_(pointwise(config.channels)) {
    const std::int64_t width = config.channels / config.heads;
    const auto embeddings = [&] {
        return at::randn({1, 2 * config.window + 1, width}) / std::sqrt(static_cast<double>(width));
    };
    emb_rel_k_ = register_parameter("emb_rel_k", embeddings());
    emb_rel_v_ = register_parameter("emb_rel_v", embeddings());
    register_module("conv_q", conv_q_);
    register_module("conv_k", conv_k_);
    register_module("conv_v", conv_v_);
    register_module("conv_o", conv_o_);
    for (const auto& conv : {conv_q_, conv_k_, conv_v_})
        torch::nn::init::xavier_uniform_(conv->weight);
}

at::Tensor RelativeAttention::split(const at::Tensor& x) const {
    return x.unflatten(1, {config_.heads, -1}).transpose(2, 3);
}

/// Returns attention weights [B, heads, T, T] of each position (row) to all others.
at::Tensor RelativeAttention::weights(const at::Tensor& query, const at::Tensor& key,
                                      const FrameMask& mask) {
    const at::Tensor scaled = query / std::sqrt(static_cast<double>(query.size(-1)));
    const at::Tensor content = at::matmul(scaled, key.transpose(2, 3));
    const at::Tensor relative = band_to_square(at::matmul(scaled, emb_rel_k_.transpose(1, 2)));
    const at::Tensor real = mask.values().unsqueeze(2) * mask.values().unsqueeze(3);
    return at::softmax((content + relative).masked_fill(real == 0, masked_score), -1);
}

at::Tensor RelativeAttention::forward(const at::Tensor& x, const FrameMask& mask,
                                      const Dropout& dropout) {
    const at::Tensor attention = dropout.apply_to_attention(
        "weights", weights(split(conv_q_(x)), split(conv_k_(x)), mask), config_.dropout);
    const at::Tensor content = at::matmul(attention, split(conv_v_(x)));
    const at::Tensor position = at::matmul(square_to_band(attention, config_.window), emb_rel_v_);
    return conv_o_((content + position).transpose(2, 3).flatten(1, 2));
}

} // namespace formant
