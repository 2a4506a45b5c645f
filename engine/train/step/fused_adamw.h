#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <utility>
#include <vector>

namespace formant {

using NamedParameters = std::vector<std::pair<std::string, at::Tensor>>;

struct AdamWConfig {
    double beta1 = 0.9;
    double beta2 = 0.98;
    double weight_decay = 1e-4;
    double eps = 1e-8;
};

/// AdamW (Loshchilov and Hutter 2019) by LibTorch's fused kernel. Learning rate and step count are
/// device tensors, and a step whose `found_inf` is 1 changes nothing: no look from the host is
/// needed, so the step can be captured.
class FusedAdamW {
  public:
    FusedAdamW(NamedParameters parameters, const AdamWConfig& config);

    /// Everything that an update needs memory for.
    struct Update {
        std::vector<at::Tensor> gradients;
        std::vector<at::Tensor> steps; ///< count with this update, for each parameter
        at::Tensor applied_steps;      ///< count behind it
        at::Tensor found_inf;
    };

    /// Uses the parameters' gradients; those without one count as zero.
    /// found_inf float32 scalar: 1 leaves weights, moments and step count untouched.
    void step(double learning_rate, const at::Tensor& found_inf);
    /// The same in two halves. What can run out of memory is in the first, which changes nothing
    /// that a repeat would see.
    Update prepare(double learning_rate, const at::Tensor& found_inf);
    void apply(const Update& update);
    void zero_gradients();
    /// The gradients, in the order of the parameters.
    std::vector<at::Tensor> gradients() const;
    /// Updates that were applied, float32 scalar on the device.
    const at::Tensor& applied_steps() const { return step_; }

    StateTree save() const;
    /// A parameter that the state does not know was frozen before: its moments begin at zero.
    Result<void> load(const StateTree& state);

  private:
    Result<void> load_moments(std::size_t i, const StateTree& averages, const StateTree& squares);

    NamedParameters parameters_;
    AdamWConfig config_;
    std::vector<at::Tensor> weights_, averages_, squares_;
    at::Tensor step_;
    at::Tensor learning_rate_;
};

} // namespace formant
