#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/events.h"

#include <string>

namespace formant {

/// Which sample of a step it is.
struct SampleOfStep {
    std::int64_t step = 0;
    std::size_t place = 0; ///< among the samples of the step
    std::string text;
    SampleWeights weights = SampleWeights::averaged;
};

/// Writes a sample into samples/step_N/ (run_samples.h), its text beside it, and tells of it.
Result<void> write_sample(const SampleOfStep& sample, const AudioClip& sound,
                          const RunFolder& folder, TrainObserver& observer);

} // namespace formant
