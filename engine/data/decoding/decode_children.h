#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/decoding/decode_child.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace formant {

/// As many threads as there may be processes, each with a child of its own. They live as long as
/// this: starting a child takes as long as decoding dozens of recordings.
class DecodeChildren {
  public:
    using Work = std::function<void(DecodeChild&, std::size_t)>;

    explicit DecodeChildren(DecodeSettings settings);
    ~DecodeChildren();
    DecodeChildren(const DecodeChildren&) = delete;
    DecodeChildren& operator=(const DecodeChildren&) = delete;

    const DecodeSettings& settings() const { return settings_; }

    /// Calls `work(child, i)` for every i below `count`, several at once, and comes back when all
    /// is done. After a cancellation the rest is not done.
    void ask(std::size_t count, const Cancellation& cancellation, const Work& work);

  private:
    /// What all threads share at one call of ask().
    struct Round {
        std::size_t count = 0;
        const Cancellation* cancellation = nullptr;
        const Work* work = nullptr;
        std::atomic<std::size_t> next{0};
    };
    void serve(std::size_t number);
    void work_off(DecodeChild& child);

    const DecodeSettings settings_;
    Round round_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::int64_t rounds_ = 0;
    std::size_t busy_ = 0; ///< threads that have not finished the round
    bool stop_ = false;
    /// A child dies with the thread that started it (os_process), so the threads stay.
    std::vector<std::thread> threads_;
};

} // namespace formant
