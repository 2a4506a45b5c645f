#pragma once

#include "engine/train/events.h"

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
    /// The times of the step that ended; `samples` is how many it trained on.
    void fill_in(StepReport& report, std::int64_t samples) const {
        report.step_ms = step_ms_;
        report.data_wait_ms = data_wait_ms_;
        report.samples_per_s = 1000 * static_cast<double>(samples) / step_ms_;
        report.seconds_left =
            average_ms_ * static_cast<double>(report.max_steps - report.step) / 1000;
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
