#include "engine/models/dvae/residual_block.h"

#include "engine/nn/conv1d.h"

#include <torch/nn/modules/activation.h>
#include <torch/nn/modules/container/sequential.h>

namespace formant::dvae {

/// The convolutions have upstream's numbers, among which are activations.
ResidualBlock::ResidualBlock(std::int64_t width)
    : first_(conv1d(width, width, 3)), second_(conv1d(width, width, 3)),
      last_(conv1d(width, width)) {
    register_module(
        "net", torch::nn::Sequential(first_, torch::nn::ReLU(), second_, torch::nn::ReLU(), last_));
}

at::Tensor ResidualBlock::forward(const at::Tensor& x, const at::Tensor& real) {
    const at::Tensor once = first_(x).relu() * real;
    const at::Tensor twice = second_(once).relu() * real;
    return (x + last_(twice)) * real;
}

} // namespace formant::dvae
