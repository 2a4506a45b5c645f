#pragma once

#include "engine/models/model_factory.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/remade_frames.h"
#include "engine/session/data/training_data.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/events.h"

#include <functional>
#include <memory>

namespace formant {

/// Lets the samples of a step be heard, with the weights that the model has then.
using SampleMaking = std::function<Result<void>(std::int64_t step, SampleWeights weights)>;

/// What it takes beside model and recordings.
struct SampleHelp {
    std::shared_ptr<const TextReader> text_reader; ///< null for a vocoder
    const FrameRemaker* remaker = nullptr;         ///< makes the frames that a vocoder learns from
    std::shared_ptr<const Vocoder> vocoder;        ///< for the voice's frames; null: Griffin-Lim
};

/// A model that speaks says train.sample_texts, or where nobody has chosen any, texts of the
/// recordings, and that is told to the observer. A vocoder makes the first recordings anew, those
/// of the validation where there is one, from the frames of the remaker where it learns from those.
/// Folder and observer outlive it.
SampleMaking sample_making(const RunConfig& config, const Model& model, const TrainingData& data,
                           SampleHelp help, const RunFolder& folder, TrainObserver& observer);

} // namespace formant
