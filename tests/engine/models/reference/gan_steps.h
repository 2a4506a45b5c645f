#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/step/fused_adamw.h"
#include "tests/engine/models/reference/comparison.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace formant::test {

/// Weighted losses of a phase, their total, and the norm of its gradients.
struct PhaseOutcome {
    std::map<std::string, at::Tensor> terms;
    at::Tensor total;
    at::Tensor grad_norm;
};

/// Compares every loss of a phase and the norm of its gradients with those of a reference step.
void compare_discriminator(Comparison& comparison, std::size_t step, const PhaseOutcome& outcome,
                           const StateTree& expected);
void compare_generator(Comparison& comparison, std::size_t step, const PhaseOutcome& outcome,
                       const StateTree& expected);

/// Runs the phases of a step with the engine's optimizer and gradient clipping without limit;
/// upstream does not clip.
class GanSteps {
  public:
    GanSteps(TrainableModel& model, const AdamWConfig& config, double learning_rate);
    PhaseOutcome run_phase(std::size_t phase, ForwardState& state, const Batch& batch);

  private:
    TrainableModel& model_;
    double learning_rate_;
    std::vector<PhaseSpec> specs_;
    std::vector<std::unique_ptr<FusedAdamW>> optimizers_;
};

/// Returns the gradients by name.
std::map<std::string, at::Tensor> gradients_of(const torch::nn::Module& module);

} // namespace formant::test
