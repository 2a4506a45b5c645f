#pragma once

#include "engine/data/batches/batch_source.h"
#include "engine/train/events.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/training_progress.h"

#include <functional>

namespace formant {

/// Takes steps, and the same step again with less memory where it did not suffice, in the forward
/// pass, the backward pass or the update alike: a step that fails changes nothing. What helped
/// holds for the rest of the run.
class StepRetry {
  public:
    /// All of it outlives the retries.
    struct Parts {
        TrainableModel& model;
        StepExecutor& executor;
        BatchSource& data; ///< told of a smaller micro-batch
        TrainObserver& observer;
        at::Device device;
        std::int64_t effective_batch; ///< samples of a step
        TrainingProgress& progress;   ///< its `memory` is kept up to date
    };
    explicit StepRetry(const Parts& parts) : in_(parts) {}

    /// ErrorKind::training where there is nothing left to try. The batch may come back in smaller
    /// slices.
    Result<StepRecord> run(GlobalBatch& batch, const StepSettings& settings);
    /// Losses of a validation, with the averaged weights; it takes memory too.
    Result<StepRecord> evaluate(const std::vector<Batch>& batches);

    /// From now on the model and the data take memory as `progress.memory` says.
    void use_memory();

  private:
    using Work = std::function<StepRecord()>;

    Result<StepRecord> until_it_fits(std::int64_t step, const Work& work);
    Result<void> use_less(std::int64_t step);

    Parts in_;
};

} // namespace formant
