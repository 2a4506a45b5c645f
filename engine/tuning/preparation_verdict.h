#pragma once

#include "engine/tuning/diagnosis_verdict.h"

namespace formant {

/// Returns a verdict if preprocessing the recordings that are not in the feature cache takes longer
/// than training: it names the slowest stage or worker.
std::optional<SpeedVerdict> verdict_on_preparation(const DiagnosisFacts& facts);

} // namespace formant
