#pragma once

#include "engine/models/model_factory.h"
#include "engine/session/remade_frames.h"
#include "engine/session/run_config.h"
#include "engine/session/run_folder.h"
#include "engine/session/training_data.h"
#include "engine/train/events.h"

#include <functional>
#include <memory>

namespace formant {

/// Lets the samples of a step be heard, with the weights that the model has then.
using SampleMaking = std::function<Result<void>(std::int64_t step, SampleWeights weights)>;

/// A model that speaks says train.sample_texts, or where nobody has chosen any, texts of the
/// recordings, and that is told to the observer. A vocoder makes the first recordings anew, those
/// of the validation where there is one, from the frames of `remaker` where it learns from those;
/// it needs no text_reader. Folder and observer outlive it.
SampleMaking sample_making(const RunConfig& config, const Model& model, const TrainingData& data,
                           std::shared_ptr<const TextReader> text_reader,
                           const FrameRemaker* remaker, const RunFolder& folder,
                           TrainObserver& observer);

} // namespace formant
