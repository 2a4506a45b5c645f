#pragma once

#include "engine/train/events.h"
#include "engine/train/monitor/divergence_monitor.h"

#include <optional>

namespace formant {

/// Result of a step, on the host.
struct StepRecord {
    LossValues losses;              ///< means, unweighted
    double total = 0;               ///< weighted sum
    double grad_norm = 0;           ///< the largest
    std::vector<PhaseFacts> phases; ///< of each phase that was run
    bool applied = true;            ///< true if all phases were applied
    bool overflow = false;          ///< fp16: the gradients overflowed at this loss scale
    double loss_scale = 1;
    LossValues layer_norms; ///< with train.debug: layer_norms
    /// First of the phases that were run for which a rank ran out of memory. Neither it nor a later
    /// one has changed anything on any rank.
    std::optional<std::size_t> out_of_memory_phase{};
};

/// Returns the gradient norm of each phase, or nothing if there is a single phase.
LossValues phase_grad_norms(const StepRecord& record);

} // namespace formant
