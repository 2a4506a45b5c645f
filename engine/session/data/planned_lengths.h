#pragma once

#include "engine/data/batches/made_up_batch.h"
#include "engine/session/data/training_data.h"

#include <vector>

namespace formant {

/// The lengths of the samples of some steps that the training would take: the step with the longest
/// sample first, then others spread over an epoch.
Result<std::vector<std::vector<SampleLength>>> planned_lengths(const RunConfig& config,
                                                               const TrainingClips& clips);

} // namespace formant
