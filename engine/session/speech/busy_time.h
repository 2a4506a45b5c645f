#pragma once

#include <chrono>
#include <cstdint>

namespace formant {

/// Measures the time during which at least one of several concurrent pieces of work was active.
class BusyTime {
  public:
    void begin() {
        if (active_++ == 0)
            since_ = Clock::now();
    }
    void end() {
        if (--active_ == 0)
            completed_ += Clock::now() - since_;
    }
    /// Returns the time so far, without the current period of activity.
    double seconds() const { return completed_.count(); }

  private:
    using Clock = std::chrono::steady_clock;

    std::int64_t active_ = 0;
    Clock::time_point since_;
    std::chrono::duration<double> completed_{0};
};

} // namespace formant
