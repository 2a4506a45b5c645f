#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace formant {

/// Total losses of a step; absent if the run recorded none.
struct LossesOfStep {
    std::optional<double> training;
    std::optional<double> validation;
};

/// Reads the total losses of the given steps from a run's metrics.jsonl; of a step that was trained
/// several times, the latest. Other lines are skipped without parsing. After a cancellation,
/// returns the losses found so far.
std::map<std::int64_t, LossesOfStep> losses_at_steps(const Path& metrics,
                                                     const std::set<std::int64_t>& steps,
                                                     const CancellationToken& cancellation);

} // namespace formant
