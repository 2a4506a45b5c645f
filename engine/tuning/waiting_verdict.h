#pragma once

#include "engine/tuning/diagnosis_verdict.h"

namespace formant {

/// Share of a step from which on waiting for data counts as the bottleneck.
constexpr double notable_wait = 0.1;

/// Returns a verdict if the training thread waits for data for a notable share of its steps: it
/// names the slowest stage of batch loading.
std::optional<SpeedVerdict> verdict_on_waiting(const DiagnosisFacts& facts);

} // namespace formant
