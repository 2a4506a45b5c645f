#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>

namespace formant::dvae {

/// Adds the result of three convolutions to their input. Submodule: net.
class ResidualBlock : public torch::nn::Module {
  public:
    explicit ResidualBlock(std::int64_t width);
    /// Maps x [B, C, T] to the same shape; `real` [B, 1, T] is 0 for padding, where x is 0 too.
    at::Tensor forward(const at::Tensor& x, const at::Tensor& real);

  private:
    torch::nn::Conv1d first_, second_, last_;
};

} // namespace formant::dvae
