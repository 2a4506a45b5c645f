#include "engine/distributed/failure_signal.h"

#include <chrono>
#include <utility>

namespace formant {

void FailureSignal::notify() {
    { const std::lock_guard lock(mutex_); }
    changed_.notify_all();
}

void FailureSignal::fail() {
    {
        const std::lock_guard lock(mutex_);
        has_failed_ = true;
        if (handler_)
            handler_();
    }
    changed_.notify_all();
}

void FailureSignal::set_handler(std::function<void()> handler) {
    const std::lock_guard lock(mutex_);
    handler_ = std::move(handler);
    if (has_failed_ && handler_)
        handler_();
}

void FailureSignal::wait(const std::function<bool()>& is_decided) {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, std::chrono::seconds(1), is_decided))
        ;
}

} // namespace formant
