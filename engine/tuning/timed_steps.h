#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/batches/batch_source.h"
#include "engine/models/trainable_model.h"
#include "engine/train/events.h"
#include "engine/train/step/step_executor.h"

namespace formant {

/// Inputs of timed_steps(). The references must outlive the call.
struct TimedStepsInputs {
    TrainableModel& model;
    BatchSource& data; ///< created with the same profiler
    const TrainConfig& config;
    const std::set<std::string>& trained;
    at::Device device;
    TrainObserver& observer; ///< the stage `logging` is its handling of a step's report
    StageProfiler& stages;
    ProcessGroup* group = nullptr; ///< the ranks that run the steps together; null: there is one
};

/// Number of steps that timed_steps() runs for warmup: the first ones select algorithms and
/// allocate memory.
constexpr std::int64_t timed_steps_warmup = 3;

/// Runs real training steps, a few for warmup and then `steps`, and records the times of the latter
/// in `stages`. The model's weights change. Returns ErrorKind::interrupted after a cancellation and
/// ErrorKind::training if memory runs out.
Result<void> timed_steps(const TimedStepsInputs& inputs, std::int64_t steps,
                         const CancellationToken& cancellation);

/// Returns a callback for StageProfiler that synchronizes with the device at the end of each stage
/// that runs on it, so that the times are those of the work and not of its launch. Empty for the
/// CPU.
std::function<void(Stage)> device_synchronizer(at::Device device);

} // namespace formant
