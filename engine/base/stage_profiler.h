#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace formant {

/// Lists the stages that the time of a training run is divided into.
enum class Stage {
    read,     ///< the bytes of a recording from its disk
    decode,   ///< bytes to samples; includes trimming and the transfer to this process
    resample, ///< to the model's rate
    join,     ///< clips from the feature cache, concatenated to a sample
    features, ///< log-mel of a sample
    collate,  ///< samples to micro-batches
    copy,     ///< a micro-batch to the device
    wait,     ///< the training thread waits for a batch
    forward,
    backward,
    communication, ///< after the backward pass, until the sums over several ranks are complete
    optimizer, ///< zero_grad, finite check, update, EMA, host synchronization for the step record
    logging,
    step ///< a whole step; contains the other stages of its thread
};

/// Returns "read", "copy to device", "wait for data", ...
const char* name_of(Stage stage);

/// Stores the time span of one piece of work, in ms since the profiler was created.
struct StageSpan {
    Stage stage = Stage::step;
    int thread = 0; ///< numbered in the order in which threads first ended a stage
    double begin_ms = 0;
    double end_ms = 0;

    double ms() const { return end_ms - begin_ms; }
};

/// Collects the durations of stages from any number of threads. Code that can be profiled takes a
/// pointer; null turns profiling off.
class StageProfiler {
  public:
    using Clock = std::chrono::steady_clock;

    /// Calls `before_end` in the working thread before the end time of a stage is taken: a place to
    /// synchronize with a device that computes asynchronously.
    explicit StageProfiler(std::function<void(Stage)> before_end = {});

    /// Records a stage that started at `begin` and ends now.
    void end(Stage stage, Clock::time_point begin);
    void add(Stage stage, Clock::time_point begin, Clock::time_point end);

    std::vector<StageSpan> spans() const;
    /// Discards all spans, for example after a warm-up.
    void clear();

  private:
    double since_start_ms(Clock::time_point time) const;

    const std::function<void(Stage)> before_end_;
    const Clock::time_point start_ = Clock::now();
    mutable std::mutex mutex_;
    std::map<std::thread::id, int> threads_;
    std::vector<StageSpan> spans_;
};

/// Runs `work`, records its duration if there is a profiler, and returns its result. Work that
/// throws is not recorded, so that no destructor waits for a device that has failed.
template <class Work>
std::invoke_result_t<Work> timed(StageProfiler* profiler, Stage stage, Work&& work) {
    if (profiler == nullptr)
        return std::forward<Work>(work)();
    const auto begin = StageProfiler::Clock::now();
    if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
        std::forward<Work>(work)();
        profiler->end(stage, begin);
    } else {
        auto result = std::forward<Work>(work)();
        profiler->end(stage, begin);
        return result;
    }
}

} // namespace formant
