#pragma once

#include "engine/hardware/telemetry/once_flag.h"
#include "engine/hardware/telemetry/timed_value.h"

#include <deque>
#include <optional>

namespace formant {

/// Raises an alert if a value is too high over a period, not only for a moment. Pure.
class SustainedAlert {
  public:
    /// Values before a gap of this length in seconds are discarded.
    static constexpr double longest_gap_s = 30;

    struct Limits {
        double seconds = 60; ///< window of the mean
        double raise_above = 0;
        double clear_below = 0; ///< lower, so that a value near the limit is reported once
    };
    explicit SustainedAlert(const Limits& limits) : limits_(limits) {}

    /// Adds a value. Returns true if the alert is raised with it.
    bool update(const TimedValue& now);
    /// Returns the mean of the last `Limits::seconds`; absent until the values cover that time.
    std::optional<double> mean() const;

  private:
    Limits limits_;
    std::deque<TimedValue> values_;
    OnceFlag flag_;
};

} // namespace formant
