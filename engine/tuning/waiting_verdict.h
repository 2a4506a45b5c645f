#pragma once

#include "engine/tuning/diagnosis_verdict.h"

namespace formant {

/// Of a step: from here on its wait for data is what holds a training up.
constexpr double notable_wait = 0.1;

/// Where the training thread waits for a notable share of its steps: which stage of making batches.
std::optional<SpeedVerdict> verdict_on_waiting(const DiagnosisFacts& facts);

} // namespace formant
