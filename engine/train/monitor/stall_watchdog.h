#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace formant {

/// Computes the time without a step after which a run counts as stalled: 20 times its median step.
/// Pure.
class StallRule {
  public:
    static constexpr double median_multiple = 20;

    void add_step(double step_ms);
    /// Returns infinity until enough steps are known.
    double limit_ms() const;

  private:
    std::deque<double> recent_ms_;
};

/// Calls back, once per stall, if a run completes no step for too long. The callback runs on the
/// watchdog's own thread, because the training thread is the one that hangs.
class StallWatchdog {
  public:
    using Callback = std::function<void(double seconds_without_a_step)>;

    /// `min_ms` is the shortest time that counts as a stall: on a busy machine, fast steps may be
    /// late by more than 20 times their median.
    explicit StallWatchdog(Callback on_stall, double min_ms = 10'000);
    ~StallWatchdog();
    StallWatchdog(const StallWatchdog&) = delete;
    StallWatchdog& operator=(const StallWatchdog&) = delete;

    /// Reports a completed step; the next one is expected.
    void step_ended(double step_ms);
    /// Suspends the watchdog until the next step_ended(), while the run saves, synthesizes samples,
    /// or is paused.
    void pause();

  private:
    using Clock = std::chrono::steady_clock;
    void watch();

    Callback on_stall_;
    double min_ms_;
    std::mutex mutex_;
    std::condition_variable changed_;
    StallRule rule_;
    Clock::time_point last_step_;
    bool expects_step_ = false;
    bool is_ending_ = false;
    std::thread thread_; ///< last member: starts after the others are initialized
};

} // namespace formant
