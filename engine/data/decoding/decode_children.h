#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/data/decoding/decode_child.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace formant {

/// Runs a pool of threads, each with its own child process. They live as long as the object:
/// starting a child takes as long as decoding dozens of recordings.
class DecodeChildren {
  public:
    using Work = std::function<void(DecodeChild&, std::size_t)>;

    /// Throws std::system_error if a thread cannot be started; use with_threads().
    explicit DecodeChildren(DecodeSettings settings);
    ~DecodeChildren();
    DecodeChildren(const DecodeChildren&) = delete;
    DecodeChildren& operator=(const DecodeChildren&) = delete;

    const DecodeSettings& settings() const { return settings_; }

    /// Calls `work(child, i)` for every i below `count` in parallel, and returns when all are done.
    /// Cancellation skips the rest.
    void parallel_for(std::size_t count, const CancellationToken& cancellation, const Work& work);

  private:
    /// Stores the state that all threads share during one call of parallel_for().
    struct Round {
        std::size_t count = 0;
        const CancellationToken* cancellation = nullptr;
        const Work* work = nullptr;
        std::atomic<std::size_t> next{0};
    };
    void stop();
    void serve(std::size_t number);
    void run_round(DecodeChild& child);

    const DecodeSettings settings_;
    Round round_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::int64_t rounds_ = 0;
    std::size_t busy_ = 0; ///< threads that have not finished the round
    bool stop_ = false;
    /// The threads must stay: a child is killed when the thread that started it ends (os_process).
    ThreadGroup threads_;
};

} // namespace formant
