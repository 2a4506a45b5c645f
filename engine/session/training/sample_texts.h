#pragma once

#include "engine/base/message.h"
#include "engine/session/data/training_data.h"

#include <string>
#include <vector>

namespace formant {

/// Holds the texts of a run's samples.
struct SampleTexts {
    std::vector<std::string> texts;
    Message reason; ///< why these; empty if the user chose them
};

/// Returns the texts that the user chose. If there are none, selects up to three transcripts of the
/// validation split, or of the training split if that is empty: of short to medium length, the same
/// at every start.
SampleTexts sample_texts(const std::vector<std::string>& chosen, const TrainingData& data);

} // namespace formant
