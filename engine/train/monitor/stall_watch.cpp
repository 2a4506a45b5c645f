#include "engine/train/monitor/stall_watch.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace formant {
namespace {

constexpr std::size_t remembered_steps = 101;
constexpr std::size_t fewest_steps = 5;

} // namespace

void StallRule::add_step(double step_ms) {
    recent_ms_.push_back(step_ms);
    if (recent_ms_.size() > remembered_steps)
        recent_ms_.pop_front();
}

double StallRule::limit_ms() const {
    if (recent_ms_.size() < fewest_steps)
        return std::numeric_limits<double>::infinity();
    std::vector<double> sorted(recent_ms_.begin(), recent_ms_.end());
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return times_the_median * *middle;
}

StallWatch::StallWatch(Callback on_stall, double shortest_ms)
    : on_stall_(std::move(on_stall)), shortest_ms_(shortest_ms), thread_([this] { watch(); }) {}

StallWatch::~StallWatch() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void StallWatch::step_ended(double step_ms) {
    {
        const std::lock_guard lock(mutex_);
        rule_.add_step(step_ms);
        last_step_ = Clock::now();
        expects_step_ = true;
    }
    changed_.notify_all();
}

void StallWatch::rest() {
    const std::lock_guard lock(mutex_);
    expects_step_ = false;
}

void StallWatch::watch() {
    std::unique_lock lock(mutex_);
    while (!ends_) {
        const double limit_ms = std::max(rule_.limit_ms(), shortest_ms_);
        const double waited_ms =
            std::chrono::duration<double, std::milli>(Clock::now() - last_step_).count();
        if (!expects_step_ || limit_ms == std::numeric_limits<double>::infinity()) {
            changed_.wait(lock);
        } else if (waited_ms < limit_ms) {
            changed_.wait_for(lock,
                              std::chrono::duration<double, std::milli>(limit_ms - waited_ms));
        } else {
            expects_step_ = false; // told once
            lock.unlock();
            on_stall_(waited_ms / 1000);
            lock.lock();
        }
    }
}

} // namespace formant
