#pragma once

#include "engine/base/safetensors.h"
#include "engine/onnx/graph.h"

#include <map>
#include <string>

namespace formant::onnx {

/// Returns the weights of a graph that PyTorch exported, or this program, by the names that they
/// have in the module: "flow.flows.6.enc.in_layers.0.weight". Where PyTorch computed a weight in
/// advance and gave it a number ("onnx::Conv_8168"), the node that uses it is called by its module.
/// Constants that an operation of a module yields are called by both: "dp.flows.0.Exp". Values are
/// float32.
NamedTensors weights_of_graph(const Graph& graph);

/// Returns the convolutions of such a graph by their modules: "dec.ups.0".
std::map<std::string, const Node*> convolutions_of_graph(const Graph& graph);

/// Returns a list of an attribute of a node, such as "strides"; empty if it has none.
std::vector<std::int64_t> list_attribute(const Node& node, const std::string& name);

} // namespace formant::onnx
