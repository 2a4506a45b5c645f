#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/onnx/graph.h"
#include "engine/onnx/onnx_writer.h"

namespace formant::onnx {

struct OnnxFile {
    Graph graph;
    Properties properties;
    std::string producer; ///< the program that wrote it
};

/// Reads an ONNX file of any program. Executes nothing. Takes memory in proportion to the size of
/// the file. ErrorKind::checkpoint if it is none, is damaged, has far more nodes than a voice,
/// keeps its values in other files, or has constants of another size than their shapes;
/// ErrorKind::disk.
///
/// Skips constants and attributes of other types than ours, such as the graphs of loops and
/// branches; the nodes stay.
Result<OnnxFile> read_onnx_file(const Path& file);

} // namespace formant::onnx
