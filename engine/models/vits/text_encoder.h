#pragma once

#include "engine/models/vits/vits_config.h"
#include "engine/nn/channel_norm.h"
#include "engine/nn/dropout.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/relative_attention.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/embedding.h>

#include <memory>
#include <vector>

namespace formant::vits {

/// Maximum distance with its own relative position embedding.
constexpr std::int64_t attention_window = 4;

/// Parameters of normal distributions, one per position, [B, C, time] each.
struct Gaussian {
    at::Tensor mean;
    at::Tensor log_scale;
};

/// Feed-forward layer: two convolutions, `conv_1` and `conv_2`, with a ReLU between them.
class FeedForward : public torch::nn::Module {
  public:
    explicit FeedForward(const VitsConfig& config);
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask, const Dropout& dropout);

  private:
    at::Tensor padded(const at::Tensor& x) const;

    std::int64_t kernel_;
    double dropout_;
    torch::nn::Conv1d conv_1_, conv_2_;
};

/// Transformer encoder (Vaswani et al. 2017) with relative positions and post-layer normalization.
class AttentionEncoder : public torch::nn::Module {
  public:
    explicit AttentionEncoder(const VitsConfig& config);
    at::Tensor forward(at::Tensor x, const FrameMask& mask, const Dropout& dropout);

  private:
    void add_layer(const VitsConfig& config);

    double dropout_;
    std::vector<std::shared_ptr<RelativeAttention>> attention_;
    std::vector<std::shared_ptr<ChannelNorm>> norms_1_, norms_2_;
    std::vector<std::shared_ptr<FeedForward>> feed_forward_;
};

struct EncodedText {
    at::Tensor hidden; ///< [B, hidden_channels, L]
    Gaussian prior;    ///< [B, inter_channels, L]
};

/// Encodes tokens as hidden states and the prior of the latent variable (Kim et al. 2021, section
/// 2.5.2).
class TextEncoder : public torch::nn::Module {
  public:
    TextEncoder(const VitsConfig& config, std::int64_t n_symbols);
    /// Encodes tokens int64 [B, L].
    EncodedText forward(const at::Tensor& tokens, const FrameMask& mask, const Dropout& dropout);

  private:
    torch::nn::Embedding emb_;
    std::shared_ptr<AttentionEncoder> encoder_;
    torch::nn::Conv1d proj_;
};

} // namespace formant::vits
