#pragma once

#include "engine/data/batches/prefetching_source.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/remade_frames.h"
#include "engine/session/data/training_data.h"

#include <memory>

namespace formant {

/// What the epochs of a training with the configuration are planned from.
Result<PlanConfig> make_plan(const RunConfig& config, const TrainingClips& clips);

/// The recordings to train on as the endless row of batches that the configuration asks for, with
/// the frames of `remaker` where there is one. `stages` hears how long making them takes; both
/// outlive the source.
Result<std::unique_ptr<BatchSource>> make_batch_source(const RunConfig& config,
                                                       const TrainingData& data,
                                                       const FrameRemaker* remaker,
                                                       StageRecorder* stages = nullptr);

/// Clips to validate on as batches that are the same each time, with the frames of `remaker` where
/// there is one.
std::vector<Batch> make_validation_batches(const RunConfig& config, const TrainingClips& clips,
                                           const Tokenizer& tokenizer, const FrameRemaker* remaker);

} // namespace formant
