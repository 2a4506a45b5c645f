#include "engine/session/tuning/background_feature_load.h"

#include "engine/base/one_thread.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {

BackgroundFeatureLoad::BackgroundFeatureLoad(const MelConfig& mel, std::int64_t threads,
                                             std::int64_t max_pending)
    : log_mel_(mel), max_pending_(static_cast<std::size_t>(max_pending)) {
    for (std::int64_t i = 0; i < threads; ++i)
        threads_.start([this] { run_worker(); }, [this] { stop(); });
}

BackgroundFeatureLoad::~BackgroundFeatureLoad() {
    stop();
    threads_.join();
}

void BackgroundFeatureLoad::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
}

void BackgroundFeatureLoad::submit(std::vector<std::int64_t> frames) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return failure_ || pending_.size() < max_pending_; });
    if (failure_)
        std::rethrow_exception(failure_);
    pending_.push_back(std::move(frames));
    changed_.notify_all();
}

std::int64_t BackgroundFeatureLoad::completed() const {
    const std::lock_guard lock(mutex_);
    return completed_;
}

void BackgroundFeatureLoad::run_worker() {
    set_single_threaded();
    try {
        process_pending();
    } catch (const std::exception&) { // uncaught in a thread, it would end the program
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
        changed_.notify_all();
    }
}

void BackgroundFeatureLoad::process_pending() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return stop_ || !pending_.empty(); });
        if (stop_)
            return;
        const std::vector<std::int64_t> batch = std::move(pending_.front());
        pending_.pop_front();
        changed_.notify_all();
        lock.unlock();
        for (const std::int64_t frames : batch)
            if (frames > 0) // prepared tokens need no computation
                log_mel_(at::zeros({frames * log_mel_.config().hop_length}));
        lock.lock();
        completed_ += static_cast<std::int64_t>(batch.size());
    }
}

} // namespace formant
