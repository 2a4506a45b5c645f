#pragma once

#include "engine/hardware/telemetry/hardware_sampler.h"
#include "engine/hardware/telemetry/watched_gpu.h"

#include <mutex>
#include <optional>
#include <string>

namespace formant {

/// Samples the load of one GPU on a thread of its own, as long as the object exists, and keeps the
/// latest sample.
class LatestGpuSample {
  public:
    /// `uuid`: as in GpuInfo; `rate_hz`: samples per second.
    LatestGpuSample(std::string uuid, double rate_hz,
                    WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers);

    /// Returns nothing before the first sample, or if the driver reports nothing.
    std::optional<GpuSample> get();

  private:
    std::mutex mutex_;
    std::optional<GpuSample> latest_;
    HardwareSampler sampler_; ///< last member, because its thread uses the others
};

} // namespace formant
