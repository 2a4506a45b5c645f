#pragma once

#include "engine/base/result.h"
#include "engine/base/safetensors.h"
#include "engine/nn/noise.h"
#include "engine/onnx/graph.h"

namespace formant::onnx {

/// Computes the outputs of a graph that GraphBuilder built by LibTorch, on the CPU, by their names.
/// Draws are those of `noise` for sample 0, by the names of the nodes, so that the graph speaks as
/// the model does. ErrorKind::checkpoint for a graph with operations or inputs of other programs.
Result<NamedTensors> play_graph(const Graph& graph, const NamedTensors& inputs, Noise& noise);

} // namespace formant::onnx
