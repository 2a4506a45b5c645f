#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace formant {

/// Of one step; absent where the run has noted none.
struct LossesOfStep {
    std::optional<double> training;
    std::optional<double> validation;
};

/// The total losses of the steps asked for, from a run's metrics.jsonl. Of a step that was trained
/// several times, the latest. Other lines are passed over without being parsed. As far as it came
/// where it was cancelled.
std::map<std::int64_t, LossesOfStep> losses_at_steps(const Path& metrics,
                                                     const std::set<std::int64_t>& steps,
                                                     const Cancellation& cancellation);

} // namespace formant
