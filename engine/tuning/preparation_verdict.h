#pragma once

#include "engine/tuning/diagnosis_verdict.h"

namespace formant {

/// Where making ready the recordings that are not in the feature cache takes longer than the whole
/// training: which stage of it, or which worker.
std::optional<SpeedVerdict> verdict_on_preparation(const DiagnosisFacts& facts);

} // namespace formant
