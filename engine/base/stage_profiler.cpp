#include "engine/base/stage_profiler.h"

#include <array>

namespace formant {

const char* name_of(Stage stage) {
    static constexpr std::array names = {"read",     "decode",   "resample",       "join",
                                         "features", "collate",  "copy to device", "wait for data",
                                         "forward",  "backward", "communication",  "optimiser",
                                         "logging",  "step"};
    return names[static_cast<std::size_t>(stage)];
}

StageProfiler::StageProfiler(std::function<void(Stage)> before_end)
    : before_end_(std::move(before_end)) {}

void StageProfiler::end(Stage stage, Clock::time_point begin) {
    if (before_end_)
        before_end_(stage);
    add(stage, begin, Clock::now());
}

void StageProfiler::add(Stage stage, Clock::time_point begin, Clock::time_point end) {
    const std::lock_guard lock(mutex_);
    const int next = static_cast<int>(threads_.size());
    const int thread = threads_.emplace(std::this_thread::get_id(), next).first->second;
    spans_.push_back({stage, thread, since_start_ms(begin), since_start_ms(end)});
}

std::vector<StageSpan> StageProfiler::spans() const {
    const std::lock_guard lock(mutex_);
    return spans_;
}

void StageProfiler::clear() {
    const std::lock_guard lock(mutex_);
    spans_.clear();
}

double StageProfiler::since_start_ms(Clock::time_point time) const {
    return std::chrono::duration<double, std::milli>(time - start_).count();
}

} // namespace formant
