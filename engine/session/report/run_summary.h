#pragma once

#include "engine/session/report/page_parts.h"
#include "engine/session/report/run_facts.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// A loss and the step that had it.
struct LossAtStep {
    std::int64_t step = 0;
    double loss = 0;
};

/// The last and the lowest losses that a run recorded; absent if it recorded none.
struct LossSummary {
    std::optional<LossAtStep> last_training, lowest_training, last_validation, lowest_validation;
};
LossSummary summarize_losses(const RunFacts& facts);

/// Returns "2.4552 at step 121"; empty for an absent loss.
std::string loss_text(const std::optional<LossAtStep>& loss);

/// Returns a badge with what the run does or how it ended.
Html state_badge(const RunStatus& status);

std::string model_of(const RunFacts& facts);      ///< empty: unknown
std::string steps_text(const RunFacts& facts);    ///< "121 of 300"; empty: none
std::string device_text(const RunFacts& facts);   ///< empty: unknown
std::string versions_text(const RunFacts& facts); ///< of the program; empty: unknown

} // namespace formant
