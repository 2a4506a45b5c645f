#pragma once

#include <torch/nn/modules/normalization.h>

#include <cstdint>

namespace formant {

/// Creates a layer normalization (Ba et al. 2016) over the last axis.
inline torch::nn::LayerNorm layer_norm(std::int64_t width) {
    return torch::nn::LayerNorm(torch::nn::LayerNormOptions({width}).eps(1e-5));
}

} // namespace formant
