#pragma once

#include "engine/hardware/hardware_sample.h"

#include <chrono>
#include <functional>
#include <memory>
#include <thread>

namespace formant {

/// Samples the hardware in its own thread, immediately and then periodically. Never blocks the
/// caller: samples that were missed because one took too long are skipped.
class HardwareSampler {
  public:
    /// May be slow, hang or throw (the sample is then empty). The training thread never calls it.
    using TakeSample = std::function<HardwareSample()>;
    using OnSample = std::function<void(HardwareSample)>;

    /// Starts sampling. `take_sample` and what it owns live as long as the thread, which may
    /// outlive this object (see the destructor). `on_sample` is called on that thread, with `at_s`
    /// filled in.
    HardwareSampler(TakeSample take_sample, std::chrono::duration<double> period,
                    OnSample on_sample, std::chrono::duration<double> timeout = max_sample_time);

    /// Stops sampling: `on_sample` is not called any more. Waits at most `timeout` for a sample in
    /// progress, because a driver whose card fell off the bus may never answer and the run must end
    /// anyway. The thread is then detached.
    ~HardwareSampler();
    HardwareSampler(const HardwareSampler&) = delete;
    HardwareSampler& operator=(const HardwareSampler&) = delete;

  private:
    static constexpr std::chrono::duration<double> max_sample_time = std::chrono::seconds(2);
    using Clock = std::chrono::steady_clock;
    struct Shared;
    static HardwareSample try_sample(Shared& shared);
    static void work(const std::stop_token& stop, Shared& shared, Clock::duration period);

    std::chrono::duration<double> timeout_;
    std::shared_ptr<Shared> shared_;
    std::jthread thread_; ///< last: starts when all other members exist
};

} // namespace formant
