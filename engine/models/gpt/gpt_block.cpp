#include "engine/models/gpt/gpt_block.h"

#include "engine/nn/layer_norm.h"

#include <ATen/ATen.h>

#include <cmath>
#include <limits>

namespace formant::gpt {
namespace {

constexpr double weight_deviation = 0.02;

/// Standard deviation of the layers whose outputs are added to the residual stream, which the
/// number of these additions would otherwise make grow (GPT-2, section 2.3).
double residual_deviation(const GptSize& size) {
    return weight_deviation / std::sqrt(2.0 * static_cast<double>(size.layers));
}

/// Returns which of the keys [K] each of the last T positions may attend to, bool [T, K].
at::Tensor causal_mask(std::int64_t queries, std::int64_t keys, const at::Device& device) {
    const auto options = at::TensorOptions().dtype(at::kBool).device(device);
    return at::ones({queries, keys}, options).tril(keys - queries);
}

/// Combines the mask of the keys with the causal one, bool [B, 1, T, K]. A position of padding may
/// attend to itself, because the softmax over no key is not a number.
at::Tensor combined_mask(const at::Tensor& keys, std::int64_t queries) {
    const std::int64_t count = keys.size(1);
    const at::Tensor causal = causal_mask(queries, count, keys.device());
    const at::Tensor itself = causal.logical_and(causal.tril(count - queries - 1).logical_not());
    return keys.view({-1, 1, 1, count}).logical_or(itself).logical_and(causal);
}

/// Attention whose weights are dropped by a Noise, which the fused operators cannot do.
at::Tensor attend_with_dropout(const Heads& heads, const at::Tensor& mask, const Dropout& dropout,
                               double rate) {
    const auto& [query, key, value] = heads;
    const double scale = 1 / std::sqrt(static_cast<double>(query.size(-1)));
    const at::Tensor scores = at::matmul(query * scale, key.transpose(2, 3));
    const double never = -std::numeric_limits<double>::infinity();
    const at::Tensor weights = at::softmax(scores.masked_fill(mask.logical_not(), never), -1);
    return at::matmul(dropout.apply_to_attention("weights", weights, rate), value);
}

} // namespace

CausalAttention::CausalAttention(const GptSize& size)
    : size_(size),
      c_attn_(register_module("c_attn", std::make_shared<TransposedLinear>(
                                            size.width, 3 * size.width, weight_deviation))),
      c_proj_(register_module("c_proj", std::make_shared<TransposedLinear>(
                                            size.width, size.width, residual_deviation(size)))) {}

at::Tensor CausalAttention::forward(const at::Tensor& x, const Attention& attention,
                                    const Dropout& dropout) {
    const auto parts = c_attn_->forward(x, dropout).unflatten(2, {3, size_.heads, -1}).unbind(2);
    const at::Tensor query = parts[0].transpose(1, 2);
    at::Tensor key = parts[1].transpose(1, 2), value = parts[2].transpose(1, 2);
    if (attention.cache != nullptr) {
        attention.cache->append(key, value);
        key = attention.cache->keys();
        value = attention.cache->values();
    }
    const at::Tensor attended = attend({query, key, value}, attention.keys, dropout);
    return c_proj_->forward(attended.transpose(1, 2).flatten(2), dropout);
}

/// Uses a fused operator wherever the mask is only the causal one.
at::Tensor CausalAttention::attend(const Heads& heads, const at::Tensor& real_keys,
                                   const Dropout& dropout) const {
    const auto& [query, key, value] = heads;
    const std::int64_t queries = query.size(2), keys = key.size(2);
    const bool drops = dropout.drops(size_.attention_dropout);
    at::Tensor mask;
    if (real_keys.defined())
        mask = combined_mask(real_keys, queries);
    else if (drops || (queries > 1 && queries < keys))
        mask = causal_mask(queries, keys, query.device());
    if (drops)
        return attend_with_dropout(heads, mask, dropout, size_.attention_dropout);
    if (mask.defined())
        return at::scaled_dot_product_attention(query, key, value, mask);
    return at::scaled_dot_product_attention(query, key, value, {}, 0, /*is_causal=*/queries > 1);
}

FeedForward::FeedForward(const GptSize& size)
    : c_fc_(register_module("c_fc", std::make_shared<TransposedLinear>(size.width, 4 * size.width,
                                                                       weight_deviation))),
      c_proj_(register_module("c_proj",
                              std::make_shared<TransposedLinear>(4 * size.width, size.width,
                                                                 residual_deviation(size)))) {}

at::Tensor FeedForward::forward(const at::Tensor& x, const Dropout& dropout) const {
    return c_proj_->forward(at::gelu(c_fc_->forward(x, dropout), "tanh"), dropout);
}

GptBlock::GptBlock(const GptSize& size)
    : dropout_(size.dropout), ln_1_(register_module("ln_1", layer_norm(size.width))),
      attn_(register_module("attn", std::make_shared<CausalAttention>(size))),
      ln_2_(register_module("ln_2", layer_norm(size.width))),
      mlp_(register_module("mlp", std::make_shared<FeedForward>(size))) {}

at::Tensor GptBlock::forward(const at::Tensor& x, const Attention& attention,
                             const Dropout& dropout) {
    const at::Tensor attended =
        x + dropout("attention", attn_->forward(ln_1_(x), attention, dropout), dropout_);
    return attended + dropout("feed_forward", mlp_->forward(ln_2_(attended), dropout), dropout_);
}

} // namespace formant::gpt
