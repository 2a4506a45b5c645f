#include "engine/models/xtts/speaker_block.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/activation.h>
#include <torch/nn/modules/linear.h>

namespace formant::xtts {
namespace {

constexpr std::int64_t squeezing = 8;

torch::nn::Conv2d convolution_3x3(std::int64_t in, std::int64_t out, std::int64_t stride) {
    return torch::nn::Conv2d(
        torch::nn::Conv2dOptions(in, out, 3).stride(stride).padding(1).bias(false));
}

torch::nn::Sequential downsampling(std::int64_t in, std::int64_t out, std::int64_t stride) {
    return torch::nn::Sequential(
        torch::nn::Conv2d(torch::nn::Conv2dOptions(in, out, 1).stride(stride).bias(false)),
        torch::nn::BatchNorm2d(out));
}

} // namespace

SpeakerBlock::SpeakerBlock(std::int64_t in, std::int64_t out, std::int64_t stride)
    : conv1_(register_module("conv1", convolution_3x3(in, out, stride))),
      conv2_(register_module("conv2", convolution_3x3(out, out, 1))),
      bn1_(register_module("bn1", torch::nn::BatchNorm2d(out))),
      bn2_(register_module("bn2", torch::nn::BatchNorm2d(out))),
      excitation_(torch::nn::Linear(out, out / squeezing), torch::nn::ReLU(),
                  torch::nn::Linear(out / squeezing, out), torch::nn::Sigmoid()) {
    const auto se = std::make_shared<torch::nn::Module>();
    se->register_module("fc", excitation_.ptr());
    register_module("se", se);
    if (stride != 1 || in != out)
        downsample_ = register_module("downsample", downsampling(in, out, stride));
}

/// The first activation comes before its normalization.
at::Tensor SpeakerBlock::forward(const at::Tensor& x) {
    const at::Tensor normalized = bn2_(conv2_(bn1_(conv1_(x).relu())));
    const at::Tensor scale = excitation_->forward(normalized.mean({2, 3}));
    const at::Tensor shortcut = downsample_ ? downsample_->forward(x) : x;
    return (normalized * scale.unsqueeze(2).unsqueeze(3) + shortcut).relu();
}

} // namespace formant::xtts
