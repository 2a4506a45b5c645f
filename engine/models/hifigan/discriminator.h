#pragma once

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <cstdint>
#include <vector>

namespace formant::hifigan {

/// Of the widest layer of each public discriminator. Narrower ones have all layers narrower by the
/// same power of two, and so none of the public weights.
constexpr std::int64_t public_discriminator_channels = 1024;

/// What one discriminator says of samples.
struct Judgement {
    at::Tensor score;                 ///< near 1: real, near 0: made [B, n]
    std::vector<at::Tensor> features; ///< of each layer, the score among them
};

/// Of each of several discriminators.
using Judgements = std::vector<Judgement>;

/// Tells recordings from what a generator has made.
class Discriminator : public torch::nn::Module {
  public:
    /// samples [B, 1, N]
    virtual Judgement judge(const at::Tensor& samples) = 0;
};

} // namespace formant::hifigan
