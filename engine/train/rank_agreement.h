#pragma once

#include "engine/distributed/process_group.h"
#include "engine/train/events.h"
#include "engine/train/step/optimization_state.h"

namespace formant {

/// Compares weights, moments and averages of all ranks, bit by bit. If they differ, replaces those
/// of every rank by those of rank 0 and returns true. All ranks must call it after the same step.
/// Throws RankFailure.
bool copy_state_of_rank_0(OptimizationState& state, ProcessGroup& group);

/// Lets all ranks continue with the state of rank 0 before a save, and reports as advice that they
/// differed: CPUs of different types round differently, so
/// the weights of their ranks may drift apart. Does nothing without a group.
void equalize_ranks(OptimizationState& state, ProcessGroup* group, std::int64_t step,
                    TrainObserver& observer);

} // namespace formant
