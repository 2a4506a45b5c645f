#pragma once

#include "engine/hardware/gpu_driver.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace formant {

using GpuDrivers = std::vector<std::unique_ptr<GpuDriver>>;

/// Opens the drivers of all vendors that are installed.
GpuDrivers open_gpu_drivers();

/// Monitors the card that a run trains on.
class WatchedGpu {
  public:
    using OpenDrivers = std::function<GpuDrivers()>;

    /// Opens the drivers with the first sample, which may take seconds. `uuid` as in GpuInfo;
    /// empty: the only card of the machine.
    WatchedGpu(OpenDrivers open_drivers, std::string uuid)
        : open_drivers_(std::move(open_drivers)), uuid_(std::move(uuid)) {}

    /// Samples the card; empty if no driver answers for it.
    std::vector<GpuSample> sample();

  private:
    void open();

    OpenDrivers open_drivers_;
    std::string uuid_;
    GpuDrivers drivers_;
    bool is_open_ = false;
};

} // namespace formant
