#include "engine/models/vits/text_encoder.h"

#include "engine/nn/conv1d.h"
#include "engine/nn/module_list.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

#include <cmath>
#include <string>

namespace formant::vits {
namespace {

torch::nn::Conv1d unpadded(std::int64_t in, std::int64_t out, std::int64_t kernel) {
    return torch::nn::Conv1d(torch::nn::Conv1dOptions(in, out, kernel));
}

} // namespace

FeedForward::FeedForward(const VitsConfig& config)
    : kernel_(config.kernel_size), dropout_(config.p_dropout),
      conv_1_(register_module("conv_1",
                              unpadded(config.hidden_channels, config.filter_channels, kernel_))),
      conv_2_(register_module("conv_2",
                              unpadded(config.filter_channels, config.hidden_channels, kernel_))) {}

/// Pads one more position after than before if the kernel size is even.
at::Tensor FeedForward::padded(const at::Tensor& x) const {
    return at::constant_pad_nd(x, {(kernel_ - 1) / 2, kernel_ / 2});
}

at::Tensor FeedForward::forward(const at::Tensor& x, const FrameMask& mask,
                                const Dropout& dropout) {
    const at::Tensor inner = conv_1_(padded(x * mask.values())).relu();
    const at::Tensor dropped = dropout("inner", inner, dropout_);
    return conv_2_(padded(dropped * mask.values())) * mask.values();
}

AttentionEncoder::AttentionEncoder(const VitsConfig& config) : dropout_(config.p_dropout) {
    for (std::int64_t i = 0; i < config.n_layers; ++i)
        add_layer(config);
    register_module("attn_layers", module_list(attention_));
    register_module("norm_layers_1", module_list(norms_1_));
    register_module("ffn_layers", module_list(feed_forward_));
    register_module("norm_layers_2", module_list(norms_2_));
}

void AttentionEncoder::add_layer(const VitsConfig& config) {
    attention_.push_back(std::make_shared<RelativeAttention>(RelativeAttention::Config{
        config.hidden_channels, config.n_heads, attention_window, config.p_dropout}));
    norms_1_.push_back(std::make_shared<ChannelNorm>(config.hidden_channels));
    feed_forward_.push_back(std::make_shared<FeedForward>(config));
    norms_2_.push_back(std::make_shared<ChannelNorm>(config.hidden_channels));
}

at::Tensor AttentionEncoder::forward(at::Tensor x, const FrameMask& mask, const Dropout& dropout) {
    x = x * mask.values();
    for (std::size_t i = 0; i < attention_.size(); ++i) {
        const Dropout attention = dropout.scoped("attn_layers/" + std::to_string(i));
        const at::Tensor attended = attention_[i]->forward(x, mask, attention);
        x = norms_1_[i]->forward(x + attention("output", attended, dropout_));
        const Dropout feed_forward = dropout.scoped("ffn_layers/" + std::to_string(i));
        const at::Tensor fed = feed_forward_[i]->forward(x, mask, feed_forward);
        x = norms_2_[i]->forward(x + feed_forward("output", fed, dropout_));
    }
    return x * mask.values();
}

TextEncoder::TextEncoder(const VitsConfig& config, std::int64_t n_symbols)
    : emb_(register_module("emb", torch::nn::Embedding(n_symbols, config.hidden_channels))),
      encoder_(register_module("encoder", std::make_shared<AttentionEncoder>(config))),
      proj_(register_module("proj", conv1d(config.hidden_channels, 2 * config.inter_channels))) {
    torch::nn::init::normal_(emb_->weight, 0,
                             1 / std::sqrt(static_cast<double>(config.hidden_channels)));
}

EncodedText TextEncoder::forward(const at::Tensor& tokens, const FrameMask& mask,
                                 const Dropout& dropout) {
    const double scale = std::sqrt(static_cast<double>(emb_->options.embedding_dim()));
    const at::Tensor embedded = (emb_(tokens) * scale).transpose(1, 2);
    const at::Tensor hidden = encoder_->forward(embedded, mask, dropout.scoped("encoder"));
    const auto prior = (proj_(hidden) * mask.values()).chunk(2, 1);
    return {hidden, {prior[0], prior[1]}};
}

} // namespace formant::vits
