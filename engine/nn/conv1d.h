#pragma once

#include <torch/nn/modules/conv.h>

#include <cstdint>

namespace formant {

/// Creates a convolution with "same" padding (odd kernels). A stride divides the length.
inline torch::nn::Conv1d conv1d(std::int64_t in, std::int64_t out, std::int64_t kernel = 1,
                                std::int64_t stride = 1) {
    return torch::nn::Conv1d(
        torch::nn::Conv1dOptions(in, out, kernel).stride(stride).padding(kernel / 2));
}

} // namespace formant
