#include "engine/models/dvae/residual_block.h"

#include "engine/nn/conv1d.h"

#include <torch/nn/modules/activation.h>

namespace formant::dvae {

ResidualBlock::ResidualBlock(std::int64_t width)
    : net_(register_module("net", torch::nn::Sequential(conv1d(width, width, 3), torch::nn::ReLU(),
                                                        conv1d(width, width, 3), torch::nn::ReLU(),
                                                        conv1d(width, width)))) {}

} // namespace formant::dvae
