#pragma once

#include "engine/data/batches/synthetic_batch.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_program.h"
#include "tests/engine/train/step/operator_audit.h"

#include <cstdint>

namespace formant::test {

/// Steps of a model on the CPU, each with values of its own in all inputs.
class AuditedSteps {
  public:
    AuditedSteps(TrainableModel& model, const TrainConfig& config)
        : model_(model), state_(model, config, at::kCPU, select_layers(config, model)->trained),
          program_(state_, reducer_, {precision_of(config.precision), config.grad_clip}, nullptr),
          inputs_(model.phases(), at::kCPU),
          result_(model.phases(), model.layer_groups().size(), at::kCPU) {
        model.train();
    }

    OperatorTrace step(const GlobalBatch& batch) {
        const double number = static_cast<double>(++step_);
        StepSettings settings{step_, 1e-4 * number};
        for (const PhaseSpec& phase : model_.phases())
            settings.limits[phase.name] = {1e6 * number, 1e7 * number};
        inputs_.fill(model_, batch, settings, /*seed=*/static_cast<std::uint64_t>(step_));
        state_.begin_step(step_);
        OperatorTrace trace = OperatorAudit::of([&] { program_.run(inputs_, result_); });
        state_.end_step();
        return trace;
    }
    std::vector<PhaseState>& phases() { return state_.phases(); }

  private:
    TrainableModel& model_;
    OptimizationState state_;
    SingleRank reducer_;
    StepProgram program_;
    StepInputs inputs_;
    StepResult result_;
    std::int64_t step_ = 0;
};

inline GlobalBatch batch_of(const TrainableModel& model, std::int64_t micro_batch) {
    return synthetic_batch(model.features(), /*samples=*/2, micro_batch, /*frames=*/48,
                           /*tokens=*/9);
}

} // namespace formant::test
