#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/container/sequential.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>

namespace formant::xtts {

/// A residual block with squeeze and excitation (Hu et al. 2018, section 3). Submodules: conv1,
/// bn1, conv2, bn2, se.fc, and downsample where the shape changes.
class SpeakerBlock : public torch::nn::Module {
  public:
    SpeakerBlock(std::int64_t in, std::int64_t out, std::int64_t stride);
    /// Maps x [B, in, F, T] to [B, out, F / stride, T / stride].
    at::Tensor forward(const at::Tensor& x);

  private:
    torch::nn::Conv2d conv1_, conv2_;
    torch::nn::BatchNorm2d bn1_, bn2_;
    torch::nn::Sequential excitation_;
    torch::nn::Sequential downsample_{nullptr};
};

} // namespace formant::xtts
