#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>

namespace formant {

/// Wakes the threads of a rank that wait for an operation of its group, when one completes or the
/// group has failed. May be used from any thread.
class FailureSignal {
  public:
    /// Lets waiting threads check their condition.
    void notify();
    /// Does that and calls the handler.
    void fail();
    /// `handler` is called by fail(), or at once if it was called before, with a lock held: it may
    /// only set a flag. An empty one removes it.
    void set_handler(std::function<void()> handler);
    /// Waits until `is_decided` returns true; it is called with a lock held, at least each second.
    void wait(const std::function<bool()>& is_decided);

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool has_failed_ = false;
    std::function<void()> handler_;
};

} // namespace formant
