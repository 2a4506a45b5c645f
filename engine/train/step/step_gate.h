#pragma once

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// Shortens the gradients to `max_norm` where they are longer; their norm before that, a device
/// scalar. No look from the host.
at::Tensor clip_gradients(const std::vector<at::Tensor>& gradients, double max_norm);

/// Looks at a step before its update, with tensors alone: float32 scalar 1 where the loss or the
/// norm is not finite or the norm is above `limit` (a device scalar), else 0. What sees the 1
/// changes nothing.
at::Tensor step_gate(const at::Tensor& loss, const at::Tensor& grad_norm, const at::Tensor& limit);

} // namespace formant
