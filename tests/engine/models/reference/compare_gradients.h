#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "tests/engine/models/reference/comparison.h"

#include <torch/nn/module.h>

#include <string>

namespace formant::test {

/// Compares every gradient of the module. Gradients that are 0 in exact arithmetic (the keys' bias
/// in attention, and zeros of the reference) are rounding noise and are compared relative to the
/// largest gradient.
void compare_gradients(Comparison& comparison, const torch::nn::Module& module,
                       const StateTree& expected);

/// Writes the module's weights as an upstream checkpoint with the entry `name`, reads them back and
/// checks that they equal `expected`: names, types, shapes and every value.
void compare_written(Comparison& comparison, const torch::nn::Module& module,
                     const std::string& name, const StateTree& expected, const Path& file);

} // namespace formant::test
