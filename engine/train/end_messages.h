#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/train/training_state.h"

namespace formant {

/// Returns the message of a run that was stopped. No checkpoint is saved before the first step.
Message stop_message(std::int64_t step);

/// Returns the message of a run that is done. With a validation, it names the best checkpoint if
/// that is not the last one, whose weights are in final_ema.pt.
Result<Message> completion_message(const TrainingState& state, const CheckpointStore& checkpoints,
                                   bool has_validation);

} // namespace formant
