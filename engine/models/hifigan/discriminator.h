#pragma once

#include "engine/nn/convolution.h"

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

/// What each says of recorded and of made samples.
struct JudgedPair {
    Judgements real, made;
};

/// Tells recordings from what a generator has made.
class Discriminator : public torch::nn::Module {
  public:
    /// samples [B, 1, N]
    virtual Judgement judge(const at::Tensor& samples) = 0;
    /// Adds what it says of both. In one pass where that costs less and changes nothing: a spectral
    /// norm takes a power iteration each pass, and a gradient that flows back through `made` would
    /// be computed of `real` too.
    void judge_both(const at::Tensor& real, const at::Tensor& made, JudgedPair& judged);

  protected:
    explicit Discriminator(WeightNorm norm) : norm_(norm) {}

  private:
    WeightNorm norm_;
};

} // namespace formant::hifigan
