#pragma once

#include "engine/tuning/diagnosis_verdict.h"

namespace formant {

/// Returns a verdict if ranks wait for each other for a notable share of a step: either for a rank
/// that computes for longer, or all of them for the network.
std::optional<SpeedVerdict> verdict_on_communication(const DiagnosisFacts& facts);

} // namespace formant
