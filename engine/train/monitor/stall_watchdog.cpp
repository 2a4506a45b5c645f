#include "engine/train/monitor/stall_watchdog.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace formant {
namespace {

constexpr std::size_t max_history = 101;
constexpr std::size_t min_steps = 5;

} // namespace

void StallRule::add_step(double step_ms) {
    recent_ms_.push_back(step_ms);
    if (recent_ms_.size() > max_history)
        recent_ms_.pop_front();
}

double StallRule::limit_ms() const {
    if (recent_ms_.size() < min_steps)
        return std::numeric_limits<double>::infinity();
    std::vector<double> sorted(recent_ms_.begin(), recent_ms_.end());
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return median_multiple * *middle;
}

StallWatchdog::StallWatchdog(Callback on_stall, double min_ms)
    : on_stall_(std::move(on_stall)), min_ms_(min_ms), thread_([this] { watch(); }) {}

StallWatchdog::~StallWatchdog() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void StallWatchdog::step_ended(double step_ms) {
    {
        const std::lock_guard lock(mutex_);
        rule_.add_step(step_ms);
        last_step_ = Clock::now();
        expects_step_ = true;
    }
    changed_.notify_all();
}

void StallWatchdog::pause() {
    const std::lock_guard lock(mutex_);
    expects_step_ = false;
}

void StallWatchdog::watch() {
    std::unique_lock lock(mutex_);
    while (!is_ending_) {
        const double limit_ms = std::max(rule_.limit_ms(), min_ms_);
        const double waited_ms =
            std::chrono::duration<double, std::milli>(Clock::now() - last_step_).count();
        if (!expects_step_ || limit_ms == std::numeric_limits<double>::infinity()) {
            changed_.wait(lock);
        } else if (waited_ms < limit_ms) {
            changed_.wait_for(lock,
                              std::chrono::duration<double, std::milli>(limit_ms - waited_ms));
        } else {
            expects_step_ = false; // call back once per stall
            lock.unlock();
            on_stall_(waited_ms / 1000);
            lock.lock();
        }
    }
}

} // namespace formant
