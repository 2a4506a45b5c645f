#pragma once

#include "engine/base/safetensors.h"
#include "engine/onnx/graph.h"

namespace formant::test {

/// Returns the outputs that ONNX Runtime computes for the inputs of an ONNX file, by their names.
/// Throws std::runtime_error with its message if it fails.
NamedTensors play_onnx(const Path& file, const NamedTensors& inputs);
/// The same for a graph, which is written to a file first.
NamedTensors play_graph(const onnx::Graph& graph, const NamedTensors& inputs);

} // namespace formant::test
