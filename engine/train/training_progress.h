#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/train/step/memory_policy.h"

#include <cstdint>

namespace formant {

/// Position of a run in its data and schedule: the part of a checkpoint besides tensors and the
/// state of the monitors.
struct TrainingProgress {
    std::int64_t step = 0;       ///< completed steps
    std::int64_t epoch = 0;      ///< of the next global batch
    std::int64_t next_batch = 0; ///< its index within the epoch
    MemoryUse memory;
    bool memory_was_short = false;      ///< `memory` is less than configured, after out-of-memory
    double rate_factor = 1;             ///< on the scheduled learning rate; lowered at plateaus
    std::int64_t ended_by_patience = 0; ///< train.patience of the early stop; 0: none
};

void save_progress(const TrainingProgress& progress, StateTree& checkpoint);
Result<TrainingProgress> load_progress(const StateTree& checkpoint);

} // namespace formant
