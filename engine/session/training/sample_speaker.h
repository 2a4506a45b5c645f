#pragma once

#include "engine/session/runs/run_folder.h"
#include "engine/synth/voice.h"
#include "engine/train/events.h"

#include <string>
#include <vector>

namespace formant {

/// Speaks the run's fixed texts with the model as it is, into samples/step_N/, each text beside its
/// sound (run_samples.h). Several speakers take turns, the same for the same text at every step.
class SampleSpeaker {
  public:
    /// Logs what of the texts the voice leaves out.
    SampleSpeaker(Voice voice, std::vector<std::string> texts, const RunFolder& folder,
                  TrainObserver& observer);

    /// With the weights that the model has now, which are `weights`. A text that cannot be spoken
    /// is told as advice and does not end the training.
    Result<void> speak(std::int64_t step, SampleWeights weights);

  private:
    Voice voice_;
    std::vector<std::string> texts_;
    const RunFolder& folder_;
    TrainObserver& observer_;
};

} // namespace formant
