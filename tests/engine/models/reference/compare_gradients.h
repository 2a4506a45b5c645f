#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "tests/engine/models/reference/comparison.h"

#include <torch/nn/module.h>

#include <string>

namespace formant::test {

/// Every gradient of the module. What is 0 in exact arithmetic (the keys' bias in attention, and
/// what the reference has as 0) is rounding noise: it counts beside the largest gradient.
void compare_gradients(Comparison& comparison, const torch::nn::Module& module,
                       const StateTree& expected);

/// The module's weights, written as a public checkpoint with the entry `name` and read back, are
/// those of `expected`: names, types, shapes and every value.
void compare_written(Comparison& comparison, const torch::nn::Module& module,
                     const std::string& name, const StateTree& expected, const Path& file);

} // namespace formant::test
