#include "engine/nn/weight_norm.h"

#include <ATen/ATen.h>

namespace formant {

WeightNormConvolution::WeightNormConvolution(const ConvolutionShape& shape) : Convolution(shape) {
    register_bias();
    const at::Tensor v = initial_weight();
    g_ = register_parameter("weight_g", at::norm_except_dim(v, 2, 0));
    v_ = register_parameter("weight_v", v);
}

at::Tensor WeightNormConvolution::weight() {
    return at::_weight_norm(v_, g_, 0);
}

} // namespace formant
