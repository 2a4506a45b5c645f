#include "engine/nn/convolution.h"

#include "engine/nn/spectral_norm.h"
#include "engine/nn/weight_norm.h"

#include <ATen/ATen.h>

#include <array>
#include <cmath>

namespace formant {
namespace {

using RowsAndTime = std::array<std::int64_t, 2>; ///< time is the convolved axis

std::vector<std::int64_t> weight_sizes(const ConvolutionShape& shape) {
    if (shape.transposed)
        return {shape.in, shape.out / shape.groups, shape.kernel};
    if (shape.is_per_row)
        return {shape.out, shape.in / shape.groups, shape.kernel, 1};
    return {shape.out, shape.in / shape.groups, shape.kernel};
}

class PlainConvolution : public Convolution {
  public:
    explicit PlainConvolution(const ConvolutionShape& shape)
        : Convolution(shape), weight_(register_parameter("weight", initial_weight())) {
        register_bias();
    }

  private:
    at::Tensor weight() override { return weight_; }
    at::Tensor weight_;
};

} // namespace

ConvolutionShape same_padding(std::int64_t in, std::int64_t out, std::int64_t kernel,
                              std::int64_t dilation) {
    return {.in = in,
            .out = out,
            .kernel = kernel,
            .padding = (kernel - 1) * dilation / 2,
            .dilation = dilation};
}

at::Tensor Convolution::forward(const at::Tensor& x) {
    return convolve(x, weight());
}

std::vector<at::Tensor> Convolution::forward_each(const std::vector<at::Tensor>& inputs) {
    const at::Tensor shared = weight();
    std::vector<at::Tensor> outputs;
    outputs.reserve(inputs.size());
    for (const at::Tensor& x : inputs)
        outputs.push_back(convolve(x, shared));
    return outputs;
}

at::Tensor Convolution::convolve(const at::Tensor& x, const at::Tensor& weight) const {
    const ConvolutionShape& s = shape_;
    if (s.transposed)
        return at::conv_transpose1d(x, weight, bias_, s.stride, s.padding, /*output_padding=*/0,
                                    s.groups, s.dilation);
    if (s.is_per_row)
        return at::conv2d(x, weight.transpose(2, 3), bias_, RowsAndTime{1, s.stride},
                          RowsAndTime{0, s.padding}, RowsAndTime{1, s.dilation}, s.groups);
    return at::conv1d(x, weight, bias_, s.stride, s.padding, s.dilation, s.groups);
}

/// Bound of the uniform distribution from which PyTorch draws weights and biases (He et al. 2015;
/// its gain makes the bound 1 / sqrt(fan_in)).
double Convolution::initial_bound() const {
    const std::vector<std::int64_t> sizes = weight_sizes(shape_);
    std::int64_t fan_in = 1;
    for (std::size_t i = 1; i < sizes.size(); ++i)
        fan_in *= sizes[i];
    return 1 / std::sqrt(static_cast<double>(fan_in));
}

at::Tensor Convolution::initial_weight() const {
    return at::empty(weight_sizes(shape_)).uniform_(-initial_bound(), initial_bound());
}

void Convolution::register_bias() {
    if (shape_.bias)
        bias_ = register_parameter(
            "bias", at::empty({shape_.out}).uniform_(-initial_bound(), initial_bound()));
}

std::shared_ptr<Convolution> convolution(const ConvolutionShape& shape, WeightNorm norm) {
    switch (norm) {
    case WeightNorm::weight:
        return std::make_shared<WeightNormConvolution>(shape);
    case WeightNorm::spectral:
        return std::make_shared<SpectralNormConvolution>(shape);
    case WeightNorm::none:
        break;
    }
    return std::make_shared<PlainConvolution>(shape);
}

} // namespace formant
