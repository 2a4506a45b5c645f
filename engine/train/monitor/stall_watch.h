#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace formant {

/// From when on a training that takes no step is one that hangs: 20 times its median step. Pure.
class StallRule {
  public:
    static constexpr double times_the_median = 20;

    void add_step(double step_ms);
    /// Infinity until enough steps are known.
    double limit_ms() const;

  private:
    std::deque<double> recent_ms_;
};

/// Calls back, once for each time, from a thread of its own, when a training takes no step for too
/// long. The thread that trains cannot tell: it is the one that hangs.
class StallWatch {
  public:
    using Callback = std::function<void(double seconds_without_a_step)>;

    /// shortest_ms: quick steps may be late by more than 20 times, when the machine is busy.
    explicit StallWatch(Callback on_stall, double shortest_ms = 10'000);
    ~StallWatch();
    StallWatch(const StallWatch&) = delete;
    StallWatch& operator=(const StallWatch&) = delete;

    /// A step has ended; the next is expected.
    void step_ended(double step_ms);
    /// What goes on now is no step: saving, speaking, a pause. The next step_ended() watches again.
    void rest();

  private:
    using Clock = std::chrono::steady_clock;
    void watch();

    Callback on_stall_;
    double shortest_ms_;
    std::mutex mutex_;
    std::condition_variable changed_;
    StallRule rule_;
    Clock::time_point last_step_;
    bool expects_step_ = false;
    bool ends_ = false;
    std::thread thread_; ///< last: starts when all else is there
};

} // namespace formant
