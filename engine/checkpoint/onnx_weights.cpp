#include "engine/checkpoint/onnx_weights.h"

#include "engine/onnx/graph_weights.h"
#include "engine/onnx/onnx_reader.h"

#include <ATen/core/Tensor.h>

namespace formant {

bool is_onnx_file(const Path& file) {
    return file.extension() == ".onnx";
}

Result<StateTree> read_onnx_weights(const Path& file) {
    return onnx::read_onnx_file(file).map([](const onnx::OnnxFile& read) {
        const NamedTensors weights = onnx::weights_of_graph(read.graph);
        StateTree state;
        state["state_dict"] = StateTree::Map(weights.begin(), weights.end());
        return state;
    });
}

} // namespace formant
