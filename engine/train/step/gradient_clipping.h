#pragma once

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// Clips the gradients to the total norm `max_norm` in place. Returns their norm before clipping, a
/// device scalar. Does not synchronize with the host.
at::Tensor clip_grad_norm(const std::vector<at::Tensor>& gradients, double max_norm);

/// Returns the float32 scalar 1 if the loss or the gradient norm is not finite, or is a spike (its
/// magnitude is above its limit), else 0: the `found_inf` of the update, which then changes
/// nothing. All arguments are device scalars; the host is not synchronized.
at::Tensor should_skip_step(const at::Tensor& loss, const at::Tensor& grad_norm,
                            const at::Tensor& norm_limit, const at::Tensor& loss_limit);

} // namespace formant
