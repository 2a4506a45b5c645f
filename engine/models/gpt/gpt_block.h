#pragma once

#include "engine/models/gpt/gpt_size.h"
#include "engine/models/gpt/key_value_cache.h"
#include "engine/nn/dropout.h"
#include "engine/nn/transposed_linear.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/normalization.h>

#include <memory>

namespace formant::gpt {

/// What a position may attend to besides itself and the positions before it.
struct Attention {
    at::Tensor keys{};           ///< bool [B, K], false for padding; undefined: there is none
    LayerCache* cache = nullptr; ///< of this layer; null: the sequence starts at 0
};

/// Queries, keys and values of all heads.
struct Heads {
    at::Tensor query; ///< [B, heads, T, d]
    at::Tensor key;   ///< [B, heads, K, d], the last T of them those of the queries' positions
    at::Tensor value; ///< [B, heads, K, d]
};

/// Causal multi-head self-attention (Vaswani et al. 2017). Parameters: c_attn [D, 3 D] (queries,
/// keys, values), c_proj [D, D].
class CausalAttention : public torch::nn::Module {
  public:
    explicit CausalAttention(const GptSize& size);
    /// Applies attention to x [B, T, D]; same shape. Draws "weights", and what adapters draw, from
    /// `dropout`.
    at::Tensor forward(const at::Tensor& x, const Attention& attention, const Dropout& dropout);

  private:
    at::Tensor attend(const Heads& heads, const at::Tensor& real_keys,
                      const Dropout& dropout) const;

    GptSize size_;
    std::shared_ptr<TransposedLinear> c_attn_, c_proj_;
};

/// Two linear layers with GELU (tanh form) between them. Parameters: c_fc [D, 4 D], c_proj [4 D,
/// D].
class FeedForward : public torch::nn::Module {
  public:
    explicit FeedForward(const GptSize& size);
    /// Maps x [B, T, D] to the same shape. Only adapters draw from `dropout`.
    at::Tensor forward(const at::Tensor& x, const Dropout& dropout) const;

  private:
    std::shared_ptr<TransposedLinear> c_fc_, c_proj_;
};

/// A block of GPT-2 (Radford et al. 2019, section 2.3): normalization before attention and before
/// the feed-forward layers. Submodules: ln_1, attn, ln_2, mlp.
class GptBlock : public torch::nn::Module {
  public:
    explicit GptBlock(const GptSize& size);
    /// Applies the block to x [B, T, D]; same shape. Draws "attention", "feed_forward",
    /// "weights" and what adapters draw from `dropout`, whose channels are positions.
    at::Tensor forward(const at::Tensor& x, const Attention& attention, const Dropout& dropout);

  private:
    double dropout_;
    torch::nn::LayerNorm ln_1_;
    std::shared_ptr<CausalAttention> attn_;
    torch::nn::LayerNorm ln_2_;
    std::shared_ptr<FeedForward> mlp_;
};

} // namespace formant::gpt
