#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/train/step/memory_policy.h"

#include <cstdint>

namespace formant {

/// Where a training is: what a checkpoint holds besides tensors and the judge's memory.
struct TrainingProgress {
    std::int64_t step = 0;       ///< steps taken
    std::int64_t epoch = 0;      ///< of the next global batch
    std::int64_t next_batch = 0; ///< its index within the epoch
    MemoryUse memory;
    bool memory_was_short = false;      ///< `memory` is less than the configuration asks for
    double rate_factor = 1;             ///< of the plan's learning rate; lowered by plateaus
    std::int64_t ended_by_patience = 0; ///< train.patience of the early stop that ended it; 0: none
};

void save_progress(const TrainingProgress& progress, StateTree& checkpoint);
Result<TrainingProgress> load_progress(const StateTree& checkpoint);

} // namespace formant
