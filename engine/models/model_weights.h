#pragma once

#include "engine/base/result.h"
#include "engine/base/safetensors.h"
#include "engine/base/state_tree.h"

#include <torch/nn/module.h>

namespace formant {

/// Returns copies of all parameters and buffers by name.
StateTree::Map save_weights(const torch::nn::Module& module);

/// Returns all parameters and buffers by name, which share the module's memory.
NamedTensors shared_weights(const torch::nn::Module& module);

/// Copies every parameter and buffer from `weights`. A missing or unexpected tensor, or one of
/// another shape, is ErrorKind::checkpoint and is named; the module is then unchanged.
Result<void> load_weights(torch::nn::Module& module, const StateTree::Map& weights);

/// Returns the number of elements of the parameters whose names begin with `prefix`.
std::int64_t count_parameters(const torch::nn::Module& module, const std::string& prefix = "");

/// Returns the names of the parameters that begin with one of the prefixes, grouped by prefix.
std::vector<std::string> parameter_names(const torch::nn::Module& module,
                                         const std::vector<std::string>& prefixes);

} // namespace formant
