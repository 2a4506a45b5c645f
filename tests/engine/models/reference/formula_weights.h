#pragma once

#include <torch/nn/module.h>

namespace formant::test {

/// Sets a discriminator's weights by the formula of the reference values (see their README).
void set_weights_by_formula(torch::nn::Module& module);

} // namespace formant::test
