#include "engine/nn/convolution.h"

#include "engine/nn/spectral_norm.h"
#include "engine/nn/weight_norm.h"

#include <ATen/ATen.h>

#include <array>
#include <cmath>

namespace formant {
namespace {

using Along = std::array<std::int64_t, 2>; ///< the rows, the axis that is convolved

std::vector<std::int64_t> weight_sizes(const ConvolutionShape& shape) {
    if (shape.transposed)
        return {shape.in, shape.out / shape.groups, shape.kernel};
    if (shape.of_rows)
        return {shape.out, shape.in / shape.groups, shape.kernel, 1};
    return {shape.out, shape.in / shape.groups, shape.kernel};
}

class PlainConvolution : public Convolution {
  public:
    explicit PlainConvolution(const ConvolutionShape& shape)
        : Convolution(shape), weight_(register_parameter("weight", drawn_weight())) {
        register_bias();
    }

  private:
    at::Tensor weight() override { return weight_; }
    at::Tensor weight_;
};

} // namespace

ConvolutionShape same_length(std::int64_t in, std::int64_t out, std::int64_t kernel,
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
    const at::Tensor same = weight();
    std::vector<at::Tensor> outputs;
    outputs.reserve(inputs.size());
    for (const at::Tensor& x : inputs)
        outputs.push_back(convolve(x, same));
    return outputs;
}

at::Tensor Convolution::convolve(const at::Tensor& x, const at::Tensor& weight) const {
    const ConvolutionShape& s = shape_;
    if (s.transposed)
        return at::conv_transpose1d(x, weight, bias_, s.stride, s.padding, /*output_padding=*/0,
                                    s.groups, s.dilation);
    if (s.of_rows)
        return at::conv2d(x, weight.transpose(2, 3), bias_, Along{1, s.stride}, Along{0, s.padding},
                          Along{1, s.dilation}, s.groups);
    return at::conv1d(x, weight, bias_, s.stride, s.padding, s.dilation, s.groups);
}

/// Of the uniform distribution that PyTorch draws weights and biases from (He et al. 2015, with the
/// gain that makes it one over the square root of the fan-in).
double Convolution::first_bound() const {
    const std::vector<std::int64_t> sizes = weight_sizes(shape_);
    std::int64_t fan_in = 1;
    for (std::size_t i = 1; i < sizes.size(); ++i)
        fan_in *= sizes[i];
    return 1 / std::sqrt(static_cast<double>(fan_in));
}

at::Tensor Convolution::drawn_weight() const {
    return at::empty(weight_sizes(shape_)).uniform_(-first_bound(), first_bound());
}

void Convolution::register_bias() {
    if (shape_.bias)
        bias_ = register_parameter("bias",
                                   at::empty({shape_.out}).uniform_(-first_bound(), first_bound()));
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
