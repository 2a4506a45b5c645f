#pragma once

#include "engine/data/batches/prefetching_source.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/teacher_forced_mels.h"
#include "engine/session/data/training_data.h"

#include <memory>

namespace formant {

/// Returns the input for planning the epochs of a run with this configuration. ErrorKind::data
/// where data.exclude_sequences cannot be read.
Result<PlanConfig> make_plan(const RunConfig& config, const TrainingClips& clips);

/// Returns the shapes to which batches are padded so that their steps can be replayed, by the
/// lengths of the first epoch; no shapes if steps run eagerly.
PaddingGrid make_padding_grid(const RunConfig& config, const PlanConfig& plan,
                              const TrainingClips& clips);

/// Creates the endless source of training batches that the configuration asks for, with
/// teacher-forced mels if `mel_generator` is set. `stages` receives the time that batches take.
/// Both must outlive the source.
Result<std::unique_ptr<BatchSource>> make_batch_source(const RunConfig& config,
                                                       const TrainingData& data,
                                                       const TeacherMelGenerator* mel_generator,
                                                       StageProfiler* stages = nullptr);

/// Creates the batches of the validation set, the same ones on every call, with teacher-forced mels
/// if `mel_generator` is set.
std::vector<Batch> make_validation_batches(const RunConfig& config, const TrainingClips& clips,
                                           const Tokenizer& tokenizer,
                                           const TeacherMelGenerator* mel_generator);

} // namespace formant
