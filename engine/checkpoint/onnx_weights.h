#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

bool is_onnx_file(const Path& file);

/// Reads the weights of an exported graph as an entry `state_dict`, by the names that they have in
/// PyTorch's module (onnx/graph_weights.h). Errors as those of onnx::read_onnx_file().
Result<StateTree> read_onnx_weights(const Path& file);

} // namespace formant
