#pragma once

#include "engine/nn/convolution.h"

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
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

/// Tells recordings from what a generator has made: convolutions one after the other, `convs` and
/// `conv_post`.
class Discriminator : public torch::nn::Module {
  public:
    /// Adds what it says of both, samples [B, 1, N]. In one pass where that costs less and changes
    /// nothing: a spectral norm takes a power iteration each pass, and a gradient that flows back
    /// through `made` would be computed of `real` too.
    void judge_both(const at::Tensor& real, const at::Tensor& made, JudgedPair& judged);

  protected:
    /// layers: from 1 channel on, the last of them `conv_post`.
    Discriminator(const std::vector<ConvolutionShape>& layers, WeightNorm norm);
    /// Samples [B, 1, N] as the convolutions take them.
    virtual at::Tensor laid_out(const at::Tensor& samples) const { return samples; }

  private:
    /// Of each. A weight is made for all of them: of the widest discriminators that takes time too.
    std::vector<Judgement> judge(const std::vector<at::Tensor>& samples);

    WeightNorm norm_;
    std::vector<std::shared_ptr<Convolution>> convs_;
    std::shared_ptr<Convolution> conv_post_;
};

} // namespace formant::hifigan
