#pragma once

#include "engine/base/result.h"
#include "engine/models/trainable_model.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"
#include "engine/session/training/run_reporter.h"
#include "engine/session/voices/pretrained.h"

namespace formant {

/// Reads the pretrained weights that a fresh run starts from (train.pretrained_path). Reports the
/// files, and each setting that processes texts differently than the weights were trained with.
/// Errors as read_pretrained().
Result<Pretrained> read_warm_start(const RunConfig& config, RunReporter& reporter);

/// Initializes the model from the weights, whose rows of speakers and symbols are matched with
/// those of the corpus. Reports new speakers, and each tensor that was not loaded if
/// train.pretrained_partial is set. `config` gets the alpha of a LoRA that is continued. Errors as
/// initialize_from().
Result<void> warm_start_model(TrainableModel& model, Pretrained& pretrained,
                              const TrainingData& data, RunConfig& config, RunReporter& reporter);

} // namespace formant
