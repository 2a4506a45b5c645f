#pragma once

#include "engine/onnx/graph.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant::onnx {

/// Returns the values of a constant.
at::Tensor as_tensor(const Constant& constant);

/// Computes a node of a graph that GraphBuilder built (operator set 15) by LibTorch. Attributes and
/// forms of inputs that our operations do not use are ignored. An undefined tensor stands for
/// an optional input that is not given. Throws std::out_of_range for another operation, and
/// c10::Error for inputs that do not fit.
std::vector<at::Tensor> played_operation(const Node& node, const std::vector<at::Tensor>& inputs);

} // namespace formant::onnx
