#pragma once

#include "engine/data/batches/batch_source.h"
#include "engine/train/events.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/training_progress.h"

#include <functional>

namespace formant {

/// Runs steps and, after an out-of-memory error, repeats the same step with less memory. The error
/// may come from the forward pass, the backward pass or the update: a failed step changes nothing.
/// The reduced memory use stays for the rest of the run.
class OomRetry {
  public:
    /// The references must outlive the object.
    struct Deps {
        TrainableModel& model;
        StepExecutor& executor;
        BatchSource& data; ///< receives the smaller micro-batch
        TrainObserver& observer;
        at::Device device;
        std::int64_t effective_batch; ///< samples of a step
        TrainingProgress& progress;   ///< its `memory` is kept up to date
    };
    explicit OomRetry(const Deps& deps) : deps_(deps) {}

    /// Runs a step. Returns ErrorKind::training if memory cannot be reduced further. The batch may
    /// come back in smaller slices.
    Result<StepRecord> run(GlobalBatch& batch, const StepSettings& settings);
    /// Computes the validation losses with the EMA weights.
    Result<StepRecord> evaluate(const std::vector<Batch>& batches);

    /// Applies `progress.memory` to the model and the data.
    void apply_memory_use();

  private:
    using Work = std::function<StepRecord()>;

    Result<StepRecord> run_with_retries(std::int64_t step, const Work& work);
    Result<void> reduce_memory(std::int64_t step);

    Deps deps_;
};

} // namespace formant
