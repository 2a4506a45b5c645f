#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/batches/batch_source.h"
#include "engine/models/trainable_model.h"
#include "engine/train/events.h"
#include "engine/train/step/step_executor.h"

namespace formant {

/// What timed_steps() works on; all of it outlives the call.
struct TimedStepsInputs {
    TrainableModel& model;
    BatchSource& data; ///< made with the same recorder
    const TrainConfig& config;
    const std::set<std::string>& trained;
    at::Device device;
    TrainObserver& observer; ///< what it does with a step's report is the stage `logging`
    StageRecorder& stages;
};

/// Takes real steps of a training, some to warm up and then `steps`, and leaves their times in
/// `stages`; the model's weights change. Fewer after a cancellation, then ErrorKind::interrupted;
/// ErrorKind::training where memory does not suffice.
Result<void> timed_steps(const TimedStepsInputs& inputs, std::int64_t steps,
                         const Cancellation& cancellation);

/// For a StageRecorder: waits for the device at the ends of the stages that it works in, so that
/// they have their own time and not that of putting work into its queue.
std::function<void(Stage)> wait_for(at::Device device);

} // namespace formant
