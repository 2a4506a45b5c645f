#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/container/sequential.h>

#include <cstdint>

namespace formant::dvae {

/// Adds the result of three convolutions to their input. Submodule: net.
class ResidualBlock : public torch::nn::Module {
  public:
    explicit ResidualBlock(std::int64_t width);
    at::Tensor forward(const at::Tensor& x) { return x + net_->forward(x); } ///< [B, C, T]

  private:
    torch::nn::Sequential net_;
};

} // namespace formant::dvae
