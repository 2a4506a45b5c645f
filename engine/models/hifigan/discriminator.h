#pragma once

#include "engine/nn/convolution.h"

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant::hifigan {

/// Channels of the widest layer of upstream's discriminators. In narrower discriminators all layers
/// are divided by the same power of two, so upstream weights do not fit them.
constexpr std::int64_t upstream_discriminator_channels = 1024;

/// Scores and intermediate features of one discriminator.
struct DiscriminatorOutput {
    at::Tensor score;                 ///< [B, n], near 1: real, near 0: generated
    std::vector<at::Tensor> features; ///< output of each layer, including the score
};

/// Outputs of several discriminators.
using DiscriminatorOutputs = std::vector<DiscriminatorOutput>;

/// Outputs for real (recorded) and for generated samples.
struct DiscriminatorOutputPair {
    DiscriminatorOutputs real, generated;
};

/// Distinguishes recordings from generated samples with a stack of convolutions, `convs` and
/// `conv_post`.
class Discriminator : public torch::nn::Module {
  public:
    /// Appends the outputs for both, samples [B, 1, N]. Uses a single pass where that is faster and
    /// equivalent. It is not with spectral norm, which runs a power iteration per pass, nor if
    /// `generated` requires a gradient, which would then be computed for `real` too.
    void discriminate_both(const at::Tensor& real, const at::Tensor& generated,
                           DiscriminatorOutputPair& outputs);

  protected:
    /// Creates the layers; the first has 1 input channel, the last is `conv_post`.
    Discriminator(const std::vector<ConvolutionShape>& layers, WeightNorm norm);
    /// Reshapes samples [B, 1, N] to the input of the convolutions.
    virtual at::Tensor reshape_input(const at::Tensor& samples) const { return samples; }

  private:
    /// Returns the output for each tensor. Computes each weight once for all of them, since that is
    /// expensive for wide discriminators.
    std::vector<DiscriminatorOutput> discriminate(const std::vector<at::Tensor>& samples);

    WeightNorm norm_;
    std::vector<std::shared_ptr<Convolution>> convs_;
    std::shared_ptr<Convolution> conv_post_;
};

} // namespace formant::hifigan
