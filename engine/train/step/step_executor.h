#pragma once

#include "engine/train/step/step_program.h"
#include "engine/train/step/step_runner.h"
#include "engine/train/step/validation_losses.h"

namespace formant {

/// Runs the steps of a training run: fills the inputs, has the program run, reads the result.
class StepExecutor {
  public:
    /// `state` and `group` must outlive the object; null: the run has one rank. Settings are those
    /// of the start: what changes during a run arrives with each step. `stages` records the times
    /// of the stages of a step, unless it is null.
    StepExecutor(OptimizationState& state, const TrainConfig& config, at::Device device,
                 StageProfiler* stages = nullptr, ProcessGroup* group = nullptr);
    StepExecutor(const StepExecutor&) = delete;
    StepExecutor& operator=(const StepExecutor&) = delete;

    /// Runs a step. If it throws, the phase that failed has changed nothing; a call with the same
    /// step resumes with that phase, so that earlier phases are not updated twice.
    StepRecord run(const GlobalBatch& batch, const StepSettings& settings);
    /// Returns true if other ranks compute parts of each step. After a step or a validation that
    /// has run out of memory here, they wait for abort_step() or abort_validation().
    bool has_other_ranks() const { return group_ != nullptr; }
    /// Takes part in the rest of a step without a contribution. The record has a
    /// out_of_memory_phase.
    StepRecord abort_step();
    /// Frees device memory that makes later steps faster.
    void release_memory();
    /// Computes the validation losses (validation_losses.h). At most `micro_batch` samples are in
    /// memory at a time.
    StepRecord evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch);
    StepRecord abort_validation();

  private:
    StepRecord read_result();
    void check_sums() const;
    ValidationOptions validation_options(std::int64_t micro_batch) const;

    TrainConfig config_;
    at::Device device_;
    OptimizationState& state_;
    ProcessGroup* group_;
    std::unique_ptr<Reducer> reducer_;
    StepProgram program_;
    std::unique_ptr<StepRunner> runner_;
    StepInputs inputs_;
    StepResult result_;
    StageProfiler* stages_;
};

} // namespace formant
