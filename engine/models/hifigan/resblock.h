#pragma once

#include "engine/nn/convolution.h"

#include <torch/nn/module.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace formant::hifigan {

/// The slope of every leaky ReLU but the generator's last.
constexpr double leaky_slope = 0.1;

/// Residual convolutions of several dilations (Kong et al. 2020, figure 1 and appendix A.1).
class ResBlock : public torch::nn::Module {
  public:
    /// x [B, C, T]
    virtual at::Tensor forward(at::Tensor x) = 0;
};

/// kind "1": two convolutions for each of the first three dilations, `convs1` and `convs2`; "2":
/// one for each of the first two, `convs`. The public code looks at no more of them either.
std::shared_ptr<ResBlock> make_resblock(const std::string& kind, std::int64_t channels,
                                        std::int64_t kernel, std::vector<std::int64_t> dilations);

} // namespace formant::hifigan
