#pragma once

#include "engine/hardware/telemetry/tell_once.h"
#include "engine/hardware/telemetry/timed_value.h"

#include <deque>
#include <optional>

namespace formant {

/// A value that is too high for a while, not only for a moment. Pure.
class LastingTrouble {
  public:
    /// After a time without values as long as this, those before it say nothing any more.
    static constexpr double longest_gap_s = 30;

    struct Limits {
        double seconds = 60; ///< that the mean is taken over
        double begins_above = 0;
        double ends_below = 0; ///< lower, so that a value near the limit is told once
    };
    explicit LastingTrouble(const Limits& limits) : limits_(limits) {}

    /// Whether it is to be told with this value.
    bool begins(const TimedValue& now);
    /// Of the last seconds; nothing until values of so many are known.
    std::optional<double> mean() const;

  private:
    Limits limits_;
    std::deque<TimedValue> values_;
    TellOnce told_;
};

} // namespace formant
