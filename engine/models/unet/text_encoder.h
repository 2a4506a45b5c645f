#pragma once

#include "engine/models/unet/unet_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/masked_group_norm.h"

#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>

#include <vector>

namespace formant::unet {

/// Residual block: x + conv(silu(norm(x))).
class EncoderBlock : public torch::nn::Module {
  public:
    explicit EncoderBlock(std::int64_t channels);
    at::Tensor forward(const at::Tensor& x, const FrameMask& mask);

  private:
    std::shared_ptr<MaskedGroupNorm> norm_;
    torch::nn::Conv1d conv_;
};

struct EncodedText {
    at::Tensor hidden; ///< [B, C, L]
    at::Tensor mean;   ///< normalized mean log-mel frame of each token [B, n_mels, L]
};

/// Encodes tokens and a style vector as hidden states and a mean log-mel frame per token.
class TextEncoder : public torch::nn::Module {
  public:
    TextEncoder(const UnetConfig& config, std::int64_t n_symbols, std::int64_t n_mels);
    /// Takes tokens int64 [B, L] and style [B, S].
    EncodedText forward(const at::Tensor& tokens, const at::Tensor& style, const FrameMask& mask);

  private:
    torch::nn::Embedding embedding_;
    torch::nn::Linear style_;
    std::vector<std::shared_ptr<EncoderBlock>> blocks_;
    std::shared_ptr<MaskedGroupNorm> norm_;
    torch::nn::Conv1d mean_;
};

} // namespace formant::unet
