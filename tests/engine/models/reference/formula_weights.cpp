#include "tests/engine/models/reference/formula_weights.h"

#include "tests/engine/models/reference/state_order.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::test {
namespace {

bool is_spectral_vector(const std::string& name, const at::Tensor& tensor) {
    return name.ends_with("weight_u") || (name.ends_with("weight_v") && tensor.dim() == 1);
}

at::Tensor values_of(const std::string& name, const at::Tensor& tensor, std::int64_t entry) {
    const at::Tensor places = at::arange(tensor.numel(), at::kDouble);
    const at::Tensor wave = (0.37 * places + static_cast<double>(entry)).sin();
    if (name.ends_with("weight_g"))
        return at::full({tensor.numel()}, 1 + 0.1 * static_cast<double>(entry % 3), at::kDouble);
    if (is_spectral_vector(name, tensor))
        return wave / wave.norm();
    const double fan = static_cast<double>(tensor.numel()) / static_cast<double>(tensor.size(0));
    return wave * (name.ends_with("bias") ? 0.01 : 1) / std::sqrt(fan);
}

} // namespace

void set_weights_by_formula(torch::nn::Module& module) {
    const at::NoGradGuard no_gradients;
    std::int64_t entry = 0;
    for (const auto& [name, tensor] : in_state_order(module))
        tensor.copy_(values_of(name, tensor, entry++).view(tensor.sizes()));
}

} // namespace formant::test
