#pragma once

#include "engine/nn/convolution.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace formant::hifigan {

/// Negative slope of all leaky ReLUs except the generator's last.
constexpr double leaky_slope = 0.1;
constexpr double last_slope = 0.01; ///< of the generator's last

/// Residual block of convolutions with several dilations (Kong et al. 2020, figure 1 and appendix
/// A.1).
class ResBlock : public torch::nn::Module {
  public:
    /// Applies the block to x [B, C, T]; same shape.
    virtual at::Tensor forward(at::Tensor x) = 0;
};

/// Creates a block. Kind "1" has two convolutions for each of the first three dilations, `convs1`
/// and `convs2`; kind "2" has one for each of the first two, `convs`. Like upstream, ignores
/// further dilations.
std::shared_ptr<ResBlock> make_resblock(const std::string& kind, std::int64_t channels,
                                        std::int64_t kernel, std::vector<std::int64_t> dilations);

} // namespace formant::hifigan
