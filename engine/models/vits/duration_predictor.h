#pragma once

#include "engine/nn/channel_norm.h"
#include "engine/nn/dropout.h"
#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>
#include <memory>

namespace formant::vits {

/// Deterministic duration predictor: the logarithm of each token's duration in frames.
class DurationPredictor : public torch::nn::Module {
  public:
    DurationPredictor(std::int64_t channels, std::int64_t speaker_channels);
    /// Predicts from hidden [B, C, L] and speaker [B, S, 1] (or undefined); returns [B, 1, L].
    at::Tensor forward(const at::Tensor& hidden, const FrameMask& mask, const at::Tensor& speaker,
                       const Dropout& dropout);

  private:
    torch::nn::Conv1d conv_1_;
    std::shared_ptr<ChannelNorm> norm_1_;
    torch::nn::Conv1d conv_2_;
    std::shared_ptr<ChannelNorm> norm_2_;
    torch::nn::Conv1d proj_;
    torch::nn::Conv1d cond_{nullptr};
};

} // namespace formant::vits
