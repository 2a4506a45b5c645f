#pragma once

#include "engine/hardware/telemetry/hardware_sampler.h"
#include "engine/hardware/telemetry/watched_gpu.h"

#include <mutex>
#include <string>
#include <vector>

namespace formant {

/// Returns a function that samples the load of one GPU. `uuid`: as in GpuInfo.
HardwareSampler::TakeSample make_gpu_sampling_function(WatchedGpu::OpenDrivers open_drivers,
                                                       std::string uuid);

/// Samples the load of one GPU ten times per second on a thread of its own, as long as the object
/// exists. Used where there is no run and so no telemetry.
class GpuSamples {
  public:
    /// `uuid`: as in GpuInfo.
    explicit GpuSamples(std::string uuid, WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers);

    /// Returns the samples since the last call.
    std::vector<GpuSample> take();

  private:
    std::mutex mutex_;
    std::vector<GpuSample> samples_;
    HardwareSampler sampler_; ///< last member, because its thread uses the others
};

} // namespace formant
