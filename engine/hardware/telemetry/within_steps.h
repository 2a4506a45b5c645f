#pragma once

#include "engine/hardware/telemetry/timed_value.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Filters values, keeping those that were measured during training steps. A value is returned when
/// the next step has ended; values in a longer time without steps (a pause, saving, generating
/// samples) never are. Pure.
class WithinSteps {
  public:
    /// Duration in seconds that a step may always take; may be longer if the previous step was.
    static constexpr double min_step_limit_s = 10;

    /// Adds a value and returns those that are confirmed. `step`: the latest that has ended; 0:
    /// none yet.
    std::vector<TimedValue> add(const TimedValue& value, std::int64_t step);

  private:
    std::vector<TimedValue> pending_;
    std::int64_t step_ = 0;
    double ended_at_s_ = 0;
    double took_s_ = 0; ///< time between the two latest observed ends
};

} // namespace formant
