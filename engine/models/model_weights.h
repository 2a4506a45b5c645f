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

/// Numbers in the parameters whose names begin with `prefix`.
std::int64_t count_parameters(const torch::nn::Module& module, const std::string& prefix = "");

/// Names of the parameters that begin with one of the prefixes, prefix by prefix.
std::vector<std::string> parameter_names(const torch::nn::Module& module,
                                         const std::vector<std::string>& prefixes);

} // namespace formant
