#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/container/sequential.h>
#include <torch/nn/modules/linear.h>

#include <cstdint>
#include <memory>

namespace formant::gpt {

/// Size of a PerceiverResampler.
struct PerceiverSize {
    std::int64_t width = 1024;         ///< D, of the latents
    std::int64_t context_width = 1024; ///< of the sequence that is resampled
    std::int64_t latents = 32;
    std::int64_t heads = 8;             ///< of 64 channels each
    std::int64_t feed_forward_mult = 4; ///< factor of the hidden width of the feed-forward layers
    std::int64_t depth = 2;
};

/// Attention of latents to a sequence and to themselves. Submodules: to_q, to_kv (keys and values),
/// to_out.
class LatentAttention : public torch::nn::Module {
  public:
    explicit LatentAttention(const PerceiverSize& size);
    /// Applies attention to latents [B, N, D], which attend to x [B, T, D] too; the shape of the
    /// latents. `mask` bool [B, 1, 1, N + T] is false for padding; undefined: there is none.
    at::Tensor forward(const at::Tensor& latents, const at::Tensor& x, const at::Tensor& mask);

  private:
    at::Tensor split(const at::Tensor& x) const;

    std::int64_t heads_;
    torch::nn::Linear to_q_, to_kv_, to_out_;
};

/// GELU of one half of the channels times the other half (Shazeer 2020).
class GatedGelu : public torch::nn::Module {
  public:
    at::Tensor forward(const at::Tensor& x); ///< [..., 2 C] -> [..., C]
};

/// A layer of a PerceiverResampler. Submodules: 0 (attention), 1 (feed-forward layers).
class PerceiverLayer : public torch::nn::Module {
  public:
    explicit PerceiverLayer(const PerceiverSize& size);
    /// As LatentAttention::forward().
    at::Tensor forward(at::Tensor latents, const at::Tensor& x, const at::Tensor& mask);

  private:
    std::shared_ptr<LatentAttention> attention_;
    torch::nn::Sequential feed_forward_;
};

} // namespace formant::gpt
