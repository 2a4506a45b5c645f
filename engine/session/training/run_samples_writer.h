#pragma once

#include "engine/data/batches/computed_feature.h"
#include "engine/models/model.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/events.h"

#include <functional>
#include <memory>

namespace formant {

/// Writes the samples of a step, generated with the weights that the model has then, into
/// samples/step_N/ and reports each as SampleReady.
using SamplesWriter = std::function<Result<void>(std::int64_t step, SampleWeights weights)>;

/// Parts that generating samples needs in addition to model and recordings.
struct SampleParts {
    std::shared_ptr<const TextReader> text_reader; ///< null for a vocoder
    ComputedFeature* computed = nullptr;    ///< teacher-forced mels of a vocoder; null: recorded
    std::shared_ptr<const Vocoder> vocoder; ///< for the mels of a voice; null: Griffin-Lim
};

/// Makes the writer for a model. A model that speaks says train.sample_texts or, where none are
/// set, texts of the recordings, which is reported to the observer; several speakers take turns,
/// the same for the same text at every step, and a text that cannot be spoken is reported as
/// advice. A vocoder resynthesizes the first recordings, those of the validation split where there
/// is one. Folder and observer outlive the writer.
SamplesWriter make_samples_writer(const RunConfig& config, const Model& model,
                                  const TrainingData& data, SampleParts parts,
                                  const RunFolder& folder, TrainObserver& observer);

} // namespace formant
