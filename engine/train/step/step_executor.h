#pragma once

#include "engine/train/step/optimization_state.h"
#include "engine/train/step/step_program.h"
#include "engine/train/step/step_runner.h"

namespace formant {

/// Runs the steps of a training run: fills the inputs, has the program run, reads the result.
class StepExecutor {
  public:
    /// `trained` names the trainable parameters; the others are frozen. `stages` records the times
    /// of the stages of a step, unless it is null.
    StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device,
                 const std::set<std::string>& trained, StageProfiler* stages = nullptr);

    StepExecutor(const StepExecutor&) = delete;
    StepExecutor& operator=(const StepExecutor&) = delete;

    /// Runs a step. If it throws, the phase that failed has changed nothing; a call with the same
    /// step resumes with that phase, so that earlier phases are not updated twice.
    StepRecord run(const GlobalBatch& batch, const StepSettings& settings);
    /// Computes the validation losses (validation_losses.h). At most `micro_batch` samples are in
    /// memory at a time.
    StepRecord evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch);
    ExponentialMovingAverage& ema() { return state_.ema(); }

    /// Changes the trainable parameters between two steps, as OptimizationState does.
    Result<void> set_trainable(const std::set<std::string>& trained) {
        return state_.set_trainable(trained);
    }

    /// Adds model, EMA, optimizer and scaler states to the checkpoint.
    void save(StateTree& checkpoint) const { state_.save(checkpoint); }
    Result<void> load(const StateTree& checkpoint);

  private:
    TrainConfig config_; ///< of the start; live changes arrive through the public setters alone
    at::Device device_;
    OptimizationState state_;
    SingleRank reducer_;
    StepProgram program_;
    EagerRunner runner_;
    StepInputs inputs_;
    StepResult result_;
    std::int64_t step_ = 0; ///< that `result_` belongs to
    StageProfiler* stages_;
};

} // namespace formant
