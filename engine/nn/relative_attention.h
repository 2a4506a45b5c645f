#pragma once

#include "engine/nn/dropout.h"
#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>

namespace formant {

/// Multi-head self-attention (Vaswani et al. 2017) with relative position embeddings for distances
/// up to `window` (Shaw et al. 2018, section 3.2), shared by all heads. Parameters: emb_rel_k,
/// emb_rel_v [1, 2 window + 1, C / heads], conv_q, conv_k, conv_v, conv_o.
class RelativeAttention : public torch::nn::Module {
  public:
    struct Config {
        std::int64_t channels = 192;
        std::int64_t heads = 2;
        std::int64_t window = 4;
        double dropout = 0; ///< rate, of the attention weights
    };
    explicit RelativeAttention(const Config& config);
    /// Applies attention to x [B, C, T]; same shape. Draws "weights" from `dropout`.
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask, const Dropout& dropout);

  private:
    /// Splits the channels into heads: [B, C, T] -> [B, heads, T, C / heads].
    at::Tensor split(const at::Tensor& x) const;
    at::Tensor weights(const at::Tensor& query, const at::Tensor& key, const FrameMask& mask);

    Config config_;
    at::Tensor emb_rel_k_, emb_rel_v_;
    torch::nn::Conv1d conv_q_, conv_k_, conv_v_, conv_o_;
};

/// Score of masked positions: far below any other, and finite in half precision.
constexpr double masked_score = -1e4;

/// Converts relative to absolute positions, [..., T, 2 window + 1] -> [..., T, T]: element (i, k)
/// moves to (i, i + k - window); 0 off the band.
at::Tensor band_to_square(const at::Tensor& band);

/// Converts absolute to relative positions, [..., T, T] -> [..., T, 2 window + 1]; 0 outside the
/// square.
at::Tensor square_to_band(const at::Tensor& square, std::int64_t window);

} // namespace formant
