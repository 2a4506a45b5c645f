#pragma once

#include "engine/onnx/parameters.h"

namespace formant::unet {

/// Computes what MaskedGroupNorm computes without padding, in a graph: x [1, C, T].
onnx::Value group_norm(const onnx::Value& x, const onnx::Parameters& module);

/// Sigmoid linear unit (Hendrycks and Gimpel 2016).
onnx::Value silu(const onnx::Value& x);

/// Linear layer of x [B, C].
onnx::Value linear(const onnx::Value& x, const onnx::Parameters& module);

} // namespace formant::unet
