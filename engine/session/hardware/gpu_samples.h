#pragma once

#include "engine/hardware/telemetry/hardware_sampler.h"
#include "engine/hardware/telemetry/watched_gpu.h"

#include <mutex>
#include <string>
#include <vector>

namespace formant {

/// What a card does, looked at ten times a second for as long as this lives, in place of a run's
/// telemetry where there is no run.
class GpuSamples {
  public:
    /// `uuid` as of GpuInfo.
    explicit GpuSamples(std::string uuid, WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers);

    /// Those since the last call.
    std::vector<GpuSample> take();

  private:
    std::mutex mutex_;
    std::vector<GpuSample> samples_;
    HardwareSampler sampler_; ///< last: it calls back
};

} // namespace formant
