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

/// Reads an ONNX file of any program. Executes nothing, and takes no more memory than a few times
/// the size of the file. ErrorKind::checkpoint if it is none, is damaged, keeps its values in other
/// files, or has constants of a size that is not that of their values; ErrorKind::disk.
///
/// Attributes that hold graphs of their own (of loops and branches) are skipped: their nodes stay.
Result<OnnxFile> read_onnx_file(const Path& file);

} // namespace formant::onnx
