#pragma once

#include "engine/hardware/telemetry/hardware_sampler.h"
#include "engine/hardware/telemetry/watched_gpu.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace formant {

/// Looks at every card and at the machine around them, about once a second, from a thread of its
/// own: what gauges show.
class HardwareWatch {
  public:
    using OnSample = std::function<void(const HardwareSample&)>;

    /// `on_sample` is called on that thread, and not any more after the end of this object.
    explicit HardwareWatch(OnSample on_sample,
                           WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers,
                           std::chrono::duration<double> period = std::chrono::seconds(1));

    /// While it pauses nobody is asked and nothing is said.
    void set_paused(bool paused) { *is_paused_ = paused; }

  private:
    std::shared_ptr<std::atomic<bool>> is_paused_; ///< outlives this where a driver hangs
    HardwareSampler sampler_;                      ///< last: it calls back
};

} // namespace formant
