#pragma once

#include "engine/audio/vocoder.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/events.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Frames that are heard again and again while a vocoder learns.
struct FramesToHear {
    std::string label; ///< the recording's text, or where it has none its name
    at::Tensor mel;    ///< log-mel [1, n_mels, T], on the vocoder's device
};

/// What a vocoder in training makes of the frames of a few recordings, into samples/step_N/, each
/// recording's label beside its sound.
class SampleResynthesis {
  public:
    /// Vocoder, folder and observer outlive the object.
    SampleResynthesis(const Vocoder& vocoder, std::int64_t sample_rate_hz,
                      std::vector<FramesToHear> frames, const RunFolder& folder,
                      TrainObserver& observer)
        : vocoder_(vocoder), sample_rate_hz_(sample_rate_hz), frames_(std::move(frames)),
          folder_(folder), observer_(observer) {}

    /// With the weights that the model has now, which are `weights`.
    Result<void> speak(std::int64_t step, SampleWeights weights);

  private:
    const Vocoder& vocoder_;
    std::int64_t sample_rate_hz_;
    std::vector<FramesToHear> frames_;
    const RunFolder& folder_;
    TrainObserver& observer_;
};

} // namespace formant
