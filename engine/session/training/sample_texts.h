#pragma once

#include "engine/base/message.h"
#include "engine/session/data/training_data.h"

#include <string>
#include <vector>

namespace formant {

/// What the samples of a run say.
struct SampleTexts {
    std::vector<std::string> texts;
    Message why; ///< where nobody has chosen them; else empty
};

/// Those that were chosen; where there are none, three of the recordings that are validated on, or
/// where none is, of those that are trained on: short to middle ones, the same at every start.
SampleTexts sample_texts(const std::vector<std::string>& chosen, const TrainingData& data);

} // namespace formant
