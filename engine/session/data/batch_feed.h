#pragma once

#include "engine/data/batches/prefetching_source.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"

#include <memory>

namespace formant {

/// Returns the input for planning the epochs of a run with this configuration. ErrorKind::data
/// where data.exclude_sequences cannot be read.
Result<PlanConfig> make_plan(const RunConfig& config, const TrainingClips& clips);

/// Creates the endless source of training batches that the configuration asks for, whose samples
/// have the feature `computed` if it is set. If steps are replayed on the device, batches are
/// padded to few shapes, by the lengths of the first epoch. `stages` receives the time that batches
/// take. Both must outlive the source. `share` is that of a rank; std::nullopt: all samples.
Result<std::unique_ptr<BatchSource>>
make_batch_source(const RunConfig& config, const TrainingData& data, c10::Device device,
                  ComputedFeature* computed, StageProfiler* stages = nullptr,
                  const std::optional<BatchShare>& share = std::nullopt);

/// Creates the batches of the validation set, the same ones on every call. Their samples have the
/// feature `computed` if it is set. ErrorKind::data if a file of prepared vectors can no longer be
/// read.
Result<std::vector<Batch>> make_validation_batches(const RunConfig& config,
                                                   const TrainingClips& clips,
                                                   const Tokenizer& tokenizer,
                                                   ComputedFeature* computed);

} // namespace formant
