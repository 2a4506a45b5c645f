#include "engine/nn/transposed_linear.h"

#include <ATen/ATen.h>

namespace formant {

TransposedLinear::TransposedLinear(std::int64_t in, std::int64_t out, double deviation)
    : weight_(register_parameter("weight", at::empty({in, out}).normal_(0, deviation))),
      bias_(register_parameter("bias", at::zeros({out}))) {}

/// addmm() gives the gradient of the weight in the order in which the weight is stored; that of a
/// linear layer with a transposed weight would be copied.
at::Tensor TransposedLinear::forward(const at::Tensor& x, const Dropout& dropout) const {
    std::vector<std::int64_t> sizes = x.sizes().vec();
    sizes.back() = out();
    const at::Tensor y = at::addmm(bias_, x.reshape({-1, in()}), weight_).view(sizes);
    return adapter_ == nullptr ? y : y + adapter_->forward(x, dropout);
}

} // namespace formant
