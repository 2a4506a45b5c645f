#pragma once

#include "engine/audio/log_mel.h"
#include "engine/audio/vocoder.h"
#include "engine/data/training_clip.h"
#include "engine/session/run_folder.h"
#include "engine/train/events.h"

#include <c10/core/Device.h>

namespace formant {

/// What a vocoder in training makes of the frames of a few recordings, into samples/step_N/, each
/// recording's text beside its sound, or where it has none its name.
class SampleResynthesis {
  public:
    /// The first of the clips, always the same ones. All but them outlives the object.
    SampleResynthesis(const Vocoder& vocoder, const MelConfig& mel, const TrainingClips& clips,
                      const c10::Device& device, const RunFolder& folder, TrainObserver& observer);

    /// With the weights that the model has now, which are `weights`.
    Result<void> speak(std::int64_t step, SampleWeights weights);

  private:
    at::Tensor resynthesised(const TrainingClip& clip) const;

    const Vocoder& vocoder_;
    LogMel log_mel_;
    TrainingClips clips_;
    c10::Device device_;
    const RunFolder& folder_;
    TrainObserver& observer_;
};

} // namespace formant
