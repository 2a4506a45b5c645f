#pragma once

#include "engine/audio/log_mel.h"
#include "engine/base/os/os_thread_start.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <vector>

namespace formant {

/// Computes log-mel spectrograms of synthetic samples on background threads, as the data loader
/// workers of a run do. Without this load on the same cores, trial steps would measure more samples
/// per second than a run reaches.
class BackgroundFeatureLoad {
  public:
    /// `threads`: the number of data loader workers; `max_pending`: the number of batches that are
    /// prefetched. Throws std::system_error if a thread cannot be started.
    BackgroundFeatureLoad(const MelConfig& mel, std::int64_t threads, std::int64_t max_pending);
    ~BackgroundFeatureLoad();

    /// Queues the samples of one step, given by their numbers of frames. Blocks while `max_pending`
    /// steps are queued. Rethrows an exception of a thread; LibTorch throws when it runs out of
    /// memory.
    void submit(std::vector<std::int64_t> frames);

    /// Returns the number of samples that were computed.
    std::int64_t completed() const;

  private:
    void stop();
    void run_worker();
    void process_pending();

    const LogMel log_mel_;
    const std::size_t max_pending_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::vector<std::int64_t>> pending_; ///< frames of each sample, one entry per step
    std::int64_t completed_ = 0;
    bool stop_ = false;
    std::exception_ptr failure_;
    ThreadGroup threads_;
};

} // namespace formant
