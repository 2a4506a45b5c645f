#include "engine/train/step/gradient_clipping.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_norm.h>

namespace formant {

namespace {

/// On the CPU the squares of a tensor are summed sequentially in float32: for five million elements
/// the relative error of the norm is 1e-4, in chunks of this size below 1e-6.
constexpr std::int64_t max_chunk = 65536;

std::vector<at::Tensor> split_to_chunks(const std::vector<at::Tensor>& tensors) {
    std::vector<at::Tensor> chunks;
    for (const at::Tensor& tensor : tensors) {
        const auto of_tensor = tensor.flatten().split(max_chunk);
        chunks.insert(chunks.end(), of_tensor.begin(), of_tensor.end());
    }
    return chunks;
}

bool are_on_cpu(const std::vector<at::Tensor>& tensors) {
    return !tensors.empty() && tensors.front().is_cpu();
}

} // namespace

at::Tensor clip_grad_norm(const std::vector<at::Tensor>& gradients, double max_norm) {
    const at::NoGradGuard no_gradients;
    const auto norms =
        at::_foreach_norm(are_on_cpu(gradients) ? split_to_chunks(gradients) : gradients);
    at::Tensor norm = at::linalg_vector_norm(at::stack(norms));
    at::_foreach_mul_(gradients, (max_norm / (norm + 1e-6)).clamp_max(1));
    return norm;
}

at::Tensor should_skip_step(const at::Tensor& loss, const at::Tensor& grad_norm,
                            const at::Tensor& norm_limit, const at::Tensor& loss_limit) {
    const at::NoGradGuard no_gradients;
    const at::Tensor is_finite = at::isfinite(loss).logical_and(at::isfinite(grad_norm));
    return is_finite.logical_and(grad_norm <= norm_limit)
        .logical_and(loss.abs() <= loss_limit)
        .logical_not()
        .to(at::kFloat);
}

} // namespace formant
