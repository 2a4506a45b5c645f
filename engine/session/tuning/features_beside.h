#pragma once

#include "engine/audio/log_mel.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace formant {

/// Computes the log-mel of as many made-up samples as a trial's steps take, in threads of its own:
/// those of a training make them ahead beside its steps, on the same cores, and a trial without
/// them would promise more samples a second than a training then takes.
class FeaturesBeside {
  public:
    /// `threads`: as many as the training's; `most_waiting` batches are made ahead.
    FeaturesBeside(const MelConfig& mel, std::int64_t threads, std::int64_t most_waiting);
    ~FeaturesBeside();

    /// The features of a step's samples; waits while those of `most_waiting` steps are not made.
    /// Throws what stopped a thread, as LibTorch does where memory does not suffice.
    void make(std::vector<std::int64_t> frames);

    /// Samples that have been made.
    std::int64_t made() const;

  private:
    void work();
    void make_all_that_wait();

    const LogMel log_mel_;
    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::vector<std::int64_t>> waiting_; ///< frames of each sample, a batch each
    std::int64_t made_ = 0;
    bool stop_ = false;
    std::exception_ptr failure_;
    std::vector<std::thread> threads_;
};

} // namespace formant
