#include "engine/train/step/step_gate.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_norm.h>

namespace formant {

namespace {

/// A CPU adds the squares of a tensor in float32 one after another, and of five million the norm is
/// off by 1e-4; of parts this long by less than 1e-6.
constexpr std::int64_t longest_part = 65536;

std::vector<at::Tensor> parts_of(const std::vector<at::Tensor>& tensors) {
    std::vector<at::Tensor> parts;
    for (const at::Tensor& tensor : tensors) {
        const auto of_tensor = tensor.flatten().split(longest_part);
        parts.insert(parts.end(), of_tensor.begin(), of_tensor.end());
    }
    return parts;
}

bool are_on_cpu(const std::vector<at::Tensor>& tensors) {
    return !tensors.empty() && tensors.front().is_cpu();
}

} // namespace

at::Tensor clip_gradients(const std::vector<at::Tensor>& gradients, double max_norm) {
    const at::NoGradGuard no_gradients;
    const auto norms = at::_foreach_norm(are_on_cpu(gradients) ? parts_of(gradients) : gradients);
    at::Tensor norm = at::linalg_vector_norm(at::stack(norms));
    at::_foreach_mul_(gradients, (max_norm / (norm + 1e-6)).clamp_max(1));
    return norm;
}

at::Tensor step_gate(const at::Tensor& loss, const at::Tensor& grad_norm, const at::Tensor& limit) {
    const at::NoGradGuard no_gradients;
    const at::Tensor whole = at::isfinite(loss).logical_and(at::isfinite(grad_norm));
    return whole.logical_and(grad_norm <= limit).logical_not().to(at::kFloat);
}

} // namespace formant
