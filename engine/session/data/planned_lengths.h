#pragma once

#include "engine/data/batches/epoch_plan.h"
#include "engine/data/batches/synthetic_batch.h"
#include "engine/session/data/training_data.h"

#include <vector>

namespace formant {

/// Returns the sample lengths of all steps of the first epoch.
std::vector<std::vector<SampleLength>>
epoch_lengths(const PlanConfig& plan, const TrainingClips& clips, const FeatureNeeds& needs);

/// Returns the sample lengths of some steps of the first epoch: the step with the longest sample
/// first, then others spread evenly over the epoch.
Result<std::vector<std::vector<SampleLength>>> planned_lengths(const RunConfig& config,
                                                               const TrainingClips& clips);

} // namespace formant
