#pragma once

#include "engine/data/batches/batch_source.h"
#include "engine/train/events.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/training_state.h"

#include <functional>

namespace formant {

/// Runs steps and, after an out-of-memory error, repeats the same step with less memory. The error
/// may come from the forward pass, the backward pass or the update: a failed step changes nothing.
/// The reduced memory use stays for the rest of the run.
class OomRetry {
  public:
    /// The references must outlive the object. `data` receives the smaller micro-batch.
    OomRetry(TrainingState& state, StepExecutor& executor, BatchSource& data,
             TrainObserver& observer, at::Device device)
        : state_(state), executor_(executor), data_(data), observer_(observer), device_(device) {}

    /// Runs a step. Returns ErrorKind::training if memory cannot be reduced further. The batch may
    /// come back in smaller slices.
    Result<StepRecord> run(GlobalBatch& batch, const StepSettings& settings);
    /// Computes the validation losses with the EMA weights.
    Result<StepRecord> evaluate(const std::vector<Batch>& batches);

    /// Applies the memory use of the state to the model and the data.
    void apply_memory_use();

  private:
    using Work = std::function<StepRecord()>;

    Result<StepRecord> run_with_retries(std::int64_t step, const Work& work,
                                        const Work& abort_attempt);
    MemoryUse used_memory() const;
    Result<void> reduce_memory(std::int64_t step);

    TrainingState& state_;
    StepExecutor& executor_;
    BatchSource& data_;
    TrainObserver& observer_;
    at::Device device_;
    std::int64_t largest_batch_ = 0; ///< samples of the largest micro-batch that was last tried
};

} // namespace formant
