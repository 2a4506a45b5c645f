#pragma once

#include "engine/train/events.h"

#include <chrono>
#include <cstdint>

namespace formant {

/// Measures the duration of steps and estimates the remaining time.
class ProgressClock {
  public:
    void begin_step() { start_ = Clock::now(); }
    void data_ready() { data_wait_ms_ = ms_since(start_); }
    void end_step() {
        step_ms_ = ms_since(start_);
        average_ms_ = average_ms_ == 0 ? step_ms_ : average_ms_ + 0.05 * (step_ms_ - average_ms_);
    }
    double step_ms() const { return step_ms_; }
    double data_wait_ms() const { return data_wait_ms_; }
    /// Writes the times of the last step into `report`; `samples` is the number it trained on.
    void fill_in(StepReport& report, std::int64_t samples) const {
        report.step_ms = step_ms_;
        report.data_wait_ms = data_wait_ms_;
        report.samples_per_s = 1000 * static_cast<double>(samples) / step_ms_;
        report.seconds_left =
            average_ms_ * static_cast<double>(report.max_steps - report.step) / 1000;
    }

  private:
    using Clock = std::chrono::steady_clock;
    static double ms_since(Clock::time_point start) {
        return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    }
    Clock::time_point start_;
    double step_ms_ = 0;
    double data_wait_ms_ = 0;
    double average_ms_ = 0;
};

} // namespace formant
