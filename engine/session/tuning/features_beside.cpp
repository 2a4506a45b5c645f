#include "engine/session/tuning/features_beside.h"

#include "engine/base/one_thread.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {

FeaturesBeside::FeaturesBeside(const MelConfig& mel, std::int64_t threads,
                               std::int64_t most_waiting)
    : log_mel_(mel), most_waiting_(static_cast<std::size_t>(most_waiting)) {
    for (std::int64_t i = 0; i < threads; ++i)
        threads_.emplace_back([this] { work(); });
}

FeaturesBeside::~FeaturesBeside() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_)
        thread.join();
}

void FeaturesBeside::make(std::vector<std::int64_t> frames) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return failure_ || waiting_.size() < most_waiting_; });
    if (failure_)
        std::rethrow_exception(failure_);
    waiting_.push_back(std::move(frames));
    changed_.notify_all();
}

std::int64_t FeaturesBeside::made() const {
    const std::lock_guard lock(mutex_);
    return made_;
}

void FeaturesBeside::work() {
    compute_with_one_thread();
    try {
        make_all_that_wait();
    } catch (const std::exception&) { // it would end the program from a thread
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
        changed_.notify_all();
    }
}

void FeaturesBeside::make_all_that_wait() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
        if (stop_)
            return;
        const std::vector<std::int64_t> batch = std::move(waiting_.front());
        waiting_.pop_front();
        changed_.notify_all();
        lock.unlock();
        for (const std::int64_t frames : batch)
            log_mel_(at::zeros({frames * log_mel_.config().hop_length}));
        lock.lock();
        made_ += static_cast<std::int64_t>(batch.size());
    }
}

} // namespace formant
