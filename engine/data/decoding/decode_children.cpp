#include "engine/data/decoding/decode_children.h"

#include <algorithm>

namespace formant {

DecodeChildren::DecodeChildren(DecodeSettings settings) : settings_(std::move(settings)) {
    const auto processes = static_cast<std::size_t>(std::max<std::int64_t>(1, settings_.processes));
    for (std::size_t i = 0; i < processes; ++i)
        threads_.start([this, i] { serve(i); }, [this] { stop(); });
}

DecodeChildren::~DecodeChildren() {
    stop();
    threads_.join();
}

void DecodeChildren::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
}

void DecodeChildren::parallel_for(std::size_t count, const CancellationToken& cancellation,
                                  const Work& work) {
    std::unique_lock lock(mutex_);
    round_.count = count;
    round_.cancellation = &cancellation;
    round_.work = &work;
    round_.next = 0;
    busy_ = threads_.size();
    ++rounds_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return busy_ == 0; });
}

void DecodeChildren::serve(std::size_t number) {
    DecodeChild child(settings_, settings_.scratch / ("decoded-" + std::to_string(number)));
    std::unique_lock lock(mutex_);
    for (std::int64_t round = 1;; ++round) {
        changed_.wait(lock, [&] { return stop_ || rounds_ == round; });
        if (stop_)
            return;
        lock.unlock();
        run_round(child);
        lock.lock();
        --busy_;
        changed_.notify_all();
    }
}

void DecodeChildren::run_round(DecodeChild& child) {
    for (std::size_t i = round_.next++; i < round_.count && !round_.cancellation->requested();
         i = round_.next++)
        (*round_.work)(child, i);
}

} // namespace formant
