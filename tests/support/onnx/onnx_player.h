#pragma once

#include "engine/base/safetensors.h"

namespace formant::test {

/// Returns the outputs that ONNX Runtime computes for the inputs of an ONNX file, by their names.
/// Throws std::runtime_error with its message if it fails.
NamedTensors play_onnx(const Path& file, const NamedTensors& inputs);

} // namespace formant::test
