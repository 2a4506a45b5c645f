#pragma once

#include <chrono>
#include <cstdint>

namespace formant {

/// Time in which at least one piece of work was under way, of pieces that may be several at once.
class BusyTime {
  public:
    void begin() {
        if (under_way_++ == 0)
            since_ = Clock::now();
    }
    void end() {
        if (--under_way_ == 0)
            before_ += Clock::now() - since_;
    }
    /// Without what is under way.
    double seconds() const { return before_.count(); }

  private:
    using Clock = std::chrono::steady_clock;

    std::int64_t under_way_ = 0;
    Clock::time_point since_;
    std::chrono::duration<double> before_{0};
};

} // namespace formant
