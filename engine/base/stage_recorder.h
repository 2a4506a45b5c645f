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

/// The pieces of work that the time of a training goes into.
enum class Stage {
    read,     ///< the bytes of a recording from its disk
    decode,   ///< those to samples, trimmed and handed over
    resample, ///< to the model's rate
    join,     ///< clips out of the feature cache, joined to a sample
    features, ///< log-mel of a sample
    collate,  ///< samples to micro-batches
    copy,     ///< a micro-batch to the device
    wait,     ///< of the training thread, for a batch
    forward,
    backward,
    optimiser, ///< gradients set to zero, gate, update, average, the look at the step's record
    logging,
    step ///< a whole step; the stages of its thread lie within
};

/// "read", "copy to device", "wait for data", ...
const char* name_of(Stage stage);

/// One piece of work, in ms since the recorder began.
struct StageSpan {
    Stage stage = Stage::step;
    int thread = 0; ///< numbered in the order in which they first ended something
    double begin_ms = 0;
    double end_ms = 0;

    double ms() const { return end_ms - begin_ms; }
};

/// Keeps how long pieces of work took, of all threads that it is handed to. Code that can be
/// listened to takes a pointer; null is nobody.
class StageRecorder {
  public:
    using Clock = std::chrono::steady_clock;

    /// `before_end` is called by the working thread before it takes the end of a stage: who listens
    /// to a device that computes behind the host's back waits for it there.
    explicit StageRecorder(std::function<void(Stage)> before_end = {});

    /// The work that began then has just been done.
    void end(Stage stage, Clock::time_point begin);
    void add(Stage stage, Clock::time_point begin, Clock::time_point end);

    std::vector<StageSpan> spans() const;
    /// Forgets what was kept, as after a warm-up.
    void clear();

  private:
    double since_start_ms(Clock::time_point time) const;

    const std::function<void(Stage)> before_end_;
    const Clock::time_point start_ = Clock::now();
    mutable std::mutex mutex_;
    std::map<std::thread::id, int> threads_;
    std::vector<StageSpan> spans_;
};

/// What `work` returns; where there is a recorder, it hears how long that took. Work that throws is
/// not kept: no destructor waits for a device that has failed.
template <class Work>
std::invoke_result_t<Work> timed(StageRecorder* recorder, Stage stage, Work&& work) {
    if (recorder == nullptr)
        return std::forward<Work>(work)();
    const auto begin = StageRecorder::Clock::now();
    if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
        std::forward<Work>(work)();
        recorder->end(stage, begin);
    } else {
        auto made = std::forward<Work>(work)();
        recorder->end(stage, begin);
        return made;
    }
}

} // namespace formant
