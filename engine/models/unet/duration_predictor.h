#pragma once

#include "engine/models/unet/unet_config.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/masked_group_norm.h"

#include <torch/nn/modules/conv.h>

namespace formant::unet {

/// Predicts the logarithm of each token's duration in frames.
class DurationPredictor : public torch::nn::Module {
  public:
    explicit DurationPredictor(std::int64_t channels);
    /// Predicts from hidden [B, C, L]; returns [B, L].
    at::Tensor forward(const at::Tensor& hidden, const FrameMask& mask);

  private:
    torch::nn::Conv1d conv1_, conv2_;
    std::shared_ptr<MaskedGroupNorm> norm1_, norm2_;
    torch::nn::Conv1d out_;
};

} // namespace formant::unet
