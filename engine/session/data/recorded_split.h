#pragma once

#include "engine/base/state_tree.h"
#include "engine/data/corpus.h"
#include "engine/session/data/training_data.h"

namespace formant {

/// Stores the validation split of `data`, chosen with data.validation_share `share`, in the header
/// of a checkpoint.
void record_validation_split(StateTree& header, const TrainingData& data, double share);

/// Returns the split that a run resumes with; null: the run starts fresh.
SplitHistory split_history_of(const StateTree* checkpoint);

/// Chooses the validation split of these recordings, as training does.
ValidationSplit validation_split_of(const Utterances& recordings, double share,
                                    const SplitHistory& history);

} // namespace formant
