#pragma once

#include <torch/nn/module.h>

#include <cstdint>

namespace formant {

/// Layer normalization (Ba et al. 2016) over the channels of each frame separately, so that padding
/// has no effect. Parameters: gamma, beta [C].
class ChannelNorm : public torch::nn::Module {
  public:
    explicit ChannelNorm(std::int64_t channels);
    /// Normalizes x [B, C, T]; same shape.
    at::Tensor forward(const at::Tensor& x);

  private:
    at::Tensor gamma_;
    at::Tensor beta_;
};

} // namespace formant
