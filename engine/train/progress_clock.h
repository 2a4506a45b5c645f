#pragma once

#include <chrono>
#include <cstdint>

namespace formant {

/// How long steps take and how long the rest will.
class ProgressClock {
  public:
    void begin_step() { begin_ = Clock::now(); }
    void data_is_there() { data_wait_ms_ = since(begin_); }
    void end_step() {
        step_ms_ = since(begin_);
        average_ms_ = average_ms_ == 0 ? step_ms_ : average_ms_ + 0.05 * (step_ms_ - average_ms_);
    }
    double step_ms() const { return step_ms_; }
    double data_wait_ms() const { return data_wait_ms_; }
    double seconds_left(std::int64_t steps) const {
        return average_ms_ * static_cast<double>(steps) / 1000;
    }

  private:
    using Clock = std::chrono::steady_clock;
    static double since(Clock::time_point begin) {
        return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    }
    Clock::time_point begin_;
    double step_ms_ = 0;
    double data_wait_ms_ = 0;
    double average_ms_ = 0;
};

} // namespace formant
