#pragma once

#include <torch/nn/module.h>

namespace formant::test {

/// The weights of a discriminator that the references give by a formula (README beside them).
void set_weights_by_formula(torch::nn::Module& module);

} // namespace formant::test
