#pragma once

#include "engine/train/step/step_program.h"
#include "engine/train/step/step_runner.h"

namespace formant {

/// Runs the steps of a training run: fills the inputs, has the program run, reads the result.
class StepExecutor {
  public:
    /// `state` must outlive the object. Settings are those of the start: what changes during a run
    /// arrives with each step. `stages` records the times of the stages of a step, unless it is
    /// null.
    StepExecutor(OptimizationState& state, const TrainConfig& config, at::Device device,
                 StageProfiler* stages = nullptr);
    StepExecutor(const StepExecutor&) = delete;
    StepExecutor& operator=(const StepExecutor&) = delete;

    /// Runs a step. If it throws, the phase that failed has changed nothing; a call with the same
    /// step resumes with that phase, so that earlier phases are not updated twice.
    StepRecord run(const GlobalBatch& batch, const StepSettings& settings);
    /// Frees device memory that makes later steps faster.
    void release_memory() { runner_->release_memory(); }
    /// Computes the validation losses (validation_losses.h). At most `micro_batch` samples are in
    /// memory at a time.
    StepRecord evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch);

  private:
    TrainConfig config_;
    at::Device device_;
    OptimizationState& state_;
    SingleRank reducer_;
    StepProgram program_;
    std::unique_ptr<StepRunner> runner_;
    StepInputs inputs_;
    StepResult result_;
    StageProfiler* stages_;
};

} // namespace formant
