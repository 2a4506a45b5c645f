#pragma once

#include "engine/hardware/telemetry/timed_value.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Lets those values through that were measured while a training took its steps. A value comes out
/// when the next step has ended; what lies in a longer time without one (a pause, saving, speaking)
/// never does. Pure.
class WithinSteps {
  public:
    /// So long a step may always take; longer where the one before did too.
    static constexpr double always_a_step_s = 10;

    /// `step`: the latest that has ended; 0: none yet.
    std::vector<TimedValue> add(const TimedValue& value, std::int64_t step);

  private:
    std::vector<TimedValue> held_back_;
    std::int64_t step_ = 0;
    double ended_at_s_ = 0;
    double took_s_ = 0; ///< the time between the two latest ends that were seen
};

} // namespace formant
