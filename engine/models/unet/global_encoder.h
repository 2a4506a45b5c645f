#pragma once

#include "engine/models/unet/unet_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/masked_group_norm.h"

#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/linear.h>

namespace formant::unet {

/// Distribution of the style vector of an utterance.
struct StyleDistribution {
    at::Tensor mean;         ///< [B, S]
    at::Tensor log_variance; ///< [B, S]
};

/// Encodes mel frames as one style vector: properties of the sound that are constant within an
/// utterance.
class GlobalEncoder : public torch::nn::Module {
  public:
    GlobalEncoder(const UnetConfig& config, std::int64_t n_mels);
    /// Encodes a normalized log-mel [B, n_mels, T].
    StyleDistribution forward(const at::Tensor& mel, const FrameMask& mask);

  private:
    torch::nn::Conv1d conv1_, conv2_, conv3_;
    std::shared_ptr<MaskedGroupNorm> norm1_, norm2_, norm3_;
    torch::nn::Linear out_;
};

} // namespace formant::unet
