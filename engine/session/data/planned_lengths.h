#pragma once

#include "engine/data/batches/epoch_plan.h"
#include "engine/data/batches/sample_maker.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"

#include <vector>

namespace formant {

/// Returns the lengths of the samples that `maker` creates, for all steps of the first epoch.
std::vector<std::vector<SampleLength>> epoch_lengths(const PlanConfig& plan,
                                                     const SampleMaker& maker);

/// Returns the sample lengths of some steps of the first epoch: the step with the longest sample
/// first, then others spread evenly over the epoch.
Result<std::vector<std::vector<SampleLength>>> planned_lengths(const RunConfig& config,
                                                               const TrainingData& data);

} // namespace formant
