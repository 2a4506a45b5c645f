#pragma once

#include <torch/nn/module.h>

#include <vector>

namespace formant {

/// While it lives, what is computed with a module gives its parameters no gradient, though one may
/// flow through it: the discriminator's in the generator's phase would be computed for nothing.
class HeldParameters {
  public:
    explicit HeldParameters(const torch::nn::Module& module) {
        for (const at::Tensor& parameter : module.parameters())
            if (parameter.requires_grad()) {
                held_.push_back(parameter);
                parameter.set_requires_grad(false);
            }
    }
    ~HeldParameters() {
        for (const at::Tensor& parameter : held_)
            parameter.set_requires_grad(true);
    }
    HeldParameters(const HeldParameters&) = delete;
    HeldParameters& operator=(const HeldParameters&) = delete;

  private:
    std::vector<at::Tensor> held_;
};

} // namespace formant
