#pragma once

#include <atomic>

namespace formant {

/// Signals cancellation from one thread to others, which check it between two pieces of work.
class CancellationToken {
  public:
    void request() { requested_.store(true, std::memory_order_relaxed); }
    bool requested() const { return requested_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> requested_{false};
};

} // namespace formant
