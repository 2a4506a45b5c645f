#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <torch/nn/module.h>

namespace formant {

/// Parameters and buffers by name (copies).
StateTree::Map save_weights(const torch::nn::Module& module);

/// Copies every parameter and buffer from `weights`. A missing, surplus or misshapen tensor is
/// ErrorKind::checkpoint and names it; the module is then unchanged.
Result<void> load_weights(torch::nn::Module& module, const StateTree::Map& weights);

} // namespace formant
