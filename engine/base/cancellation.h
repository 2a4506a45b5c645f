#pragma once

#include <atomic>

namespace formant {

/// Asked for by one thread, looked at by another between two pieces of work.
class Cancellation {
  public:
    void request() { requested_.store(true, std::memory_order_relaxed); }
    bool requested() const { return requested_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> requested_{false};
};

} // namespace formant
