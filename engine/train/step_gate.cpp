#include "engine/train/step_gate.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_norm.h>

namespace formant {

at::Tensor clip_gradients(const std::vector<at::Tensor>& gradients, double max_norm) {
    const at::NoGradGuard no_gradients;
    at::Tensor norm = at::linalg_vector_norm(at::stack(at::_foreach_norm(gradients)));
    at::_foreach_mul_(gradients, (max_norm / (norm + 1e-6)).clamp_max(1));
    return norm;
}

at::Tensor step_gate(const at::Tensor& loss, const at::Tensor& grad_norm, const at::Tensor& limit) {
    const at::NoGradGuard no_gradients;
    const at::Tensor whole = at::isfinite(loss).logical_and(at::isfinite(grad_norm));
    return whole.logical_and(grad_norm <= limit).logical_not().to(at::kFloat);
}

} // namespace formant
