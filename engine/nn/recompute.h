#pragma once

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace formant {

using Computation = std::function<at::Tensor(const std::vector<at::Tensor>& inputs)>;

/// Gradient checkpointing (Chen et al. 2016): computes without keeping what a backward pass needs,
/// and computes again when it comes; memory for time. The result and the gradients are the same.
/// `inputs` are all tensors that the computation depends on, those that want a gradient among them;
/// `parameters` are the weights that it uses. The default generator of the device (dropout) and
/// automatic mixed precision are the same both times. Without gradients it only computes.
at::Tensor recompute(Computation compute, const std::vector<at::Tensor>& inputs,
                     const std::vector<at::Tensor>& parameters);

} // namespace formant
