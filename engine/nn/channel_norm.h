#pragma once

#include <torch/nn/module.h>

#include <cstdint>

namespace formant {

/// Layer normalisation (Ba et al. 2016) over the channels of each frame by itself, so padding
/// changes nothing. Parameters: gamma, beta [C].
class ChannelNorm : public torch::nn::Module {
  public:
    explicit ChannelNorm(std::int64_t channels);
    /// x [B, C, T]
    at::Tensor forward(const at::Tensor& x);

  private:
    at::Tensor gamma_;
    at::Tensor beta_;
};

} // namespace formant
