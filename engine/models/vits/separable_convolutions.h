#pragma once

#include "engine/nn/channel_norm.h"
#include "engine/nn/dropout.h"
#include "engine/nn/frame_mask.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace formant::vits {

constexpr std::int64_t separable_layers = 3;
constexpr std::int64_t separable_kernel = 3; ///< of each layer, and the ratio of their dilations

/// Residual dilated depthwise-separable convolutions (Kim et al. 2021, appendix B.1): `convs_sep`,
/// `convs_1x1`, `norms_1`, `norms_2`.
class SeparableConvolutions : public torch::nn::Module {
  public:
    SeparableConvolutions(std::int64_t channels, double dropout_rate);
    /// Applies the layers to x [B, C, L]; same shape. Draws the number of each layer from
    /// `dropout`.
    at::Tensor forward(at::Tensor x, const FrameMask& mask, const Dropout& dropout);

  private:
    double dropout_rate_;
    std::vector<torch::nn::Conv1d> separate_, pointwise_;
    std::vector<std::shared_ptr<ChannelNorm>> norms_1_, norms_2_;
};

} // namespace formant::vits
