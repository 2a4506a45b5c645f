#include "engine/models/gpt/token_losses.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace formant::gpt {

at::Tensor summed_cross_entropy(const at::Tensor& scores, const at::Tensor& targets) {
    const at::Tensor flat = scores.flatten(0, 1);
    return at::cross_entropy_loss(flat.scalar_type() == at::kDouble ? flat : flat.to(at::kFloat),
                                  targets.flatten(), /*weight=*/{}, at::Reduction::Sum,
                                  ignored_target);
}

/// Ignored targets are no token, so they equal none.
at::Tensor count_correct(const at::Tensor& scores, const at::Tensor& targets) {
    const at::NoGradGuard no_gradients;
    return (scores.argmax(-1) == targets).sum().to(at::kFloat);
}

} // namespace formant::gpt
