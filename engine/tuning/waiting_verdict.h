#pragma once

#include "engine/tuning/diagnosis_verdict.h"

namespace formant {

/// Where the training thread waits for a notable share of its steps: which stage of making batches.
std::optional<SpeedVerdict> verdict_on_waiting(const DiagnosisFacts& facts);

} // namespace formant
