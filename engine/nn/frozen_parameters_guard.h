#pragma once

#include <torch/nn/module.h>

#include <vector>

namespace formant {

/// RAII guard that sets requires_grad(false) on the parameters of a module. Gradients still flow
/// through the module. The generator's phase uses it, where parameter gradients of the
/// discriminator would be computed for nothing.
class FrozenParametersGuard {
  public:
    explicit FrozenParametersGuard(const torch::nn::Module& module) {
        for (const at::Tensor& parameter : module.parameters())
            if (parameter.requires_grad()) {
                frozen_.push_back(parameter);
                parameter.set_requires_grad(false);
            }
    }
    ~FrozenParametersGuard() {
        for (const at::Tensor& parameter : frozen_)
            parameter.set_requires_grad(true);
    }
    FrozenParametersGuard(const FrozenParametersGuard&) = delete;
    FrozenParametersGuard& operator=(const FrozenParametersGuard&) = delete;

  private:
    std::vector<at::Tensor> frozen_;
};

} // namespace formant
