#pragma once

#include "engine/data/prefetching_source.h"
#include "engine/session/run_config.h"
#include "engine/session/training_data.h"

#include <memory>

namespace formant {

/// The training data as the endless row of batches that the configuration asks for.
Result<std::unique_ptr<BatchSource>> make_batch_source(const RunConfig& config,
                                                       TrainingClips clips);

/// The validation clips as batches that are the same each time.
std::vector<Batch> make_validation_batches(const RunConfig& config, const TrainingClips& clips);

} // namespace formant
