#pragma once

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace formant {

using Computation = std::function<at::Tensor(const std::vector<at::Tensor>& inputs)>;

/// Gradient (activation) checkpointing (Chen et al. 2016): runs `compute` without storing its
/// activations and runs it again in the backward pass, trading time for memory. Result and
/// gradients are the same. `inputs` are all tensors that the computation depends on, with or
/// without gradient; `parameters` are the weights that it uses. The state of autocast is the same
/// in both runs; random numbers are those of a Noise, which draws the same twice. Without
/// gradients, `compute` simply runs once.
at::Tensor gradient_checkpoint(Computation compute, const std::vector<at::Tensor>& inputs,
                               const std::vector<at::Tensor>& parameters);

} // namespace formant
