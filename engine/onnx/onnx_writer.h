#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/onnx/graph.h"

#include <string>
#include <utility>
#include <vector>

namespace formant::onnx {

/// Texts that a player reads next to the graph (metadata_props), in their order.
using Properties = std::vector<std::pair<std::string, std::string>>;

/// Version of the set of operators that our graphs use; every player of voices knows it.
constexpr std::int64_t operator_set = 15;

/// Writes the graph as an ONNX file (IR version 8), atomically. ErrorKind::disk; ErrorKind::usage
/// for a graph beyond the 2 GiB that the format can hold in one file.
Result<void> write_onnx_file(const Path& file, const Graph& graph, const Properties& properties);

} // namespace formant::onnx
