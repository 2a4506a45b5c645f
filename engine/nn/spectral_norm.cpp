#include "engine/nn/spectral_norm.h"

#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace formant {
namespace {

at::Tensor unit(const at::Tensor& vector) {
    return vector / vector.norm().clamp_min(1e-12);
}

} // namespace

SpectralNormConvolution::SpectralNormConvolution(const ConvolutionShape& shape)
    : Convolution(shape) {
    register_bias();
    const at::Tensor original = initial_weight();
    original_ = register_parameter("weight_orig", original);
    const at::Tensor matrix = original.flatten(1);
    u_ = register_buffer("weight_u", unit(at::randn({matrix.size(0)})));
    v_ = register_buffer("weight_v", unit(at::randn({matrix.size(1)})));
}

void SpectralNormConvolution::iterate(const at::Tensor& matrix) {
    const at::NoGradGuard no_gradients;
    v_.copy_(unit(at::mv(matrix.t(), u_)));
    u_.copy_(unit(at::mv(matrix, v_)));
}

std::vector<at::Tensor>
SpectralNormConvolution::forward_each(const std::vector<at::Tensor>& inputs) {
    std::vector<at::Tensor> outputs;
    outputs.reserve(inputs.size());
    for (const at::Tensor& x : inputs)
        outputs.push_back(forward(x));
    return outputs;
}

at::Tensor SpectralNormConvolution::weight() {
    const FullPrecisionScope full(original_.device().type());
    const at::Tensor matrix = original_.flatten(1);
    if (is_training())
        iterate(matrix);
    // The next forward pass overwrites the vectors, which the backward pass of this one still
    // needs.
    const at::Tensor u = u_.clone(), v = v_.clone();
    return original_ / at::dot(u, at::mv(matrix, v));
}

} // namespace formant
