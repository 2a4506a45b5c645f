#pragma once

#include "engine/hardware/telemetry/hardware_sampler.h"
#include "engine/hardware/telemetry/watched_gpu.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace formant {

/// Samples all GPUs and the host about once per second on a thread of its own, for gauges.
class HardwareWatch {
  public:
    using OnSample = std::function<void(const HardwareSample&)>;

    /// `on_sample` is called on that thread, and never after the destructor.
    explicit HardwareWatch(OnSample on_sample,
                           WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers,
                           std::chrono::duration<double> period = std::chrono::seconds(1));

    /// Pauses or continues sampling. No driver is queried and `on_sample` is not called while
    /// paused.
    void set_paused(bool paused) { *is_paused_ = paused; }

  private:
    std::shared_ptr<std::atomic<bool>>
        is_paused_; ///< shared with the thread, which outlives this object if a driver hangs
    HardwareSampler sampler_; ///< last member, because its thread uses the others
};

} // namespace formant
