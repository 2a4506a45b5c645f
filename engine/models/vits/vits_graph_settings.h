#pragma once

#include "engine/base/result.h"
#include "engine/models/upstream_layout.h"
#include "engine/onnx/graph.h"

namespace formant {

/// Returns the settings of a VITS that was exported as a graph, from the shapes of its weights and
/// the strides and dilations of its convolutions. ErrorKind::checkpoint if it is none, or if it
/// rearranges the ids of a text: those of Piper are the model's own.
Result<GraphSettings> settings_of_vits_graph(const onnx::Graph& graph);

} // namespace formant
