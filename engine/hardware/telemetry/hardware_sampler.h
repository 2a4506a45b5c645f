#pragma once

#include "engine/hardware/hardware_sample.h"

#include <chrono>
#include <functional>
#include <memory>
#include <thread>

namespace formant {

/// Looks at the hardware from a thread of its own, at once and then again and again. Nobody waits
/// for it: looks that took too long are not made up for.
class HardwareSampler {
  public:
    /// May take its time, may hang, and may throw: the sample is then empty. The thread that trains
    /// never calls it.
    using TakeSample = std::function<HardwareSample()>;
    using OnSample = std::function<void(HardwareSample)>;

    /// `take_sample` and what it owns live as long as the thread, which may be longer than this
    /// object (see the destructor). `on_sample` is called on that thread, with `at_s` filled in.
    HardwareSampler(TakeSample take_sample, std::chrono::duration<double> period,
                    OnSample on_sample, std::chrono::duration<double> patience = longest_look);

    /// `on_sample` is not called any more from here on. Waits for a look that goes on just now, but
    /// no longer than `patience`: a driver whose card fell off the bus may never answer, and the
    /// run must end all the same. The thread is then left to itself, silent.
    ~HardwareSampler();
    HardwareSampler(const HardwareSampler&) = delete;
    HardwareSampler& operator=(const HardwareSampler&) = delete;

  private:
    static constexpr std::chrono::duration<double> longest_look = std::chrono::seconds(2);
    using Clock = std::chrono::steady_clock;
    struct Shared;
    static HardwareSample look(Shared& shared);
    static void work(const std::stop_token& stop, Shared& shared, Clock::duration period);

    std::chrono::duration<double> patience_;
    std::shared_ptr<Shared> shared_;
    std::jthread thread_; ///< last: starts when all else is there
};

} // namespace formant
