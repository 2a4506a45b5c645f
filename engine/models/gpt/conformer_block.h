#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/linear.h>
#include <torch/nn/modules/normalization.h>

#include <cstdint>
#include <memory>

namespace formant::gpt {

/// Size of a ConformerEncoder.
struct ConformerSize {
    std::int64_t input_width = 1024; ///< channels of the features
    std::int64_t width = 512;        ///< D, a multiple of `heads`
    std::int64_t inner_width = 2048; ///< of the feed-forward layers
    std::int64_t heads = 8;
    std::int64_t blocks = 6;
    std::int64_t positions = 5000; ///< of the table of positions
};

/// Self-attention with sinusoidal positions that are added to the keys (Dai et al. 2019, section
/// 3.3, without the shift of the scores): score = ((q + u) k + (q + v) p) / sqrt(d). Parameters:
/// pos_bias_u, pos_bias_v [heads, d]; submodules: linear_q, linear_k, linear_v, linear_out,
/// linear_pos.
class PositionedAttention : public torch::nn::Module {
  public:
    explicit PositionedAttention(const ConformerSize& size);
    /// Applies attention to x [B, T, D] with positions [1, T, D]; `real` bool [B, T] is false for
    /// padding.
    at::Tensor forward(const at::Tensor& x, const at::Tensor& positions, const at::Tensor& real);

  private:
    at::Tensor split(const at::Tensor& x) const;

    std::int64_t heads_;
    at::Tensor pos_bias_u_, pos_bias_v_;
    torch::nn::Linear linear_q_, linear_k_, linear_v_, linear_out_, linear_pos_;
};

/// The convolutions of a Conformer block (Gulati et al. 2020, section 2.2) with layer instead of
/// batch normalization. Submodules: pointwise_conv1, depthwise_conv, norm, pointwise_conv2.
class ConformerConvolution : public torch::nn::Module {
  public:
    explicit ConformerConvolution(std::int64_t width);
    /// Maps x [B, T, D] to the same shape; padding has no effect on the rest.
    at::Tensor forward(const at::Tensor& x, const at::Tensor& real);

  private:
    torch::nn::Conv1d pointwise_conv1_, depthwise_conv_;
    torch::nn::LayerNorm norm_;
    torch::nn::Conv1d pointwise_conv2_;
};

/// A Conformer block (Gulati et al. 2020) with a feed-forward layer only at its end: attention,
/// convolutions and feed-forward layers, each after a normalization and added to its input, and a
/// last normalization. Submodules: self_attn, feed_forward (w_1, w_2), conv_module, norm_ff,
/// norm_mha, norm_conv, norm_final.
class ConformerBlock : public torch::nn::Module {
  public:
    explicit ConformerBlock(const ConformerSize& size);
    /// As PositionedAttention::forward().
    at::Tensor forward(at::Tensor x, const at::Tensor& positions, const at::Tensor& real);

  private:
    std::shared_ptr<PositionedAttention> self_attn_;
    torch::nn::Linear w_1_, w_2_;
    std::shared_ptr<ConformerConvolution> conv_module_;
    torch::nn::LayerNorm norm_ff_, norm_mha_, norm_conv_, norm_final_;
};

} // namespace formant::gpt
