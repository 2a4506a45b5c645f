#pragma once

#include "engine/hardware/gpu_driver.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace formant {

using GpuDrivers = std::vector<std::unique_ptr<GpuDriver>>;

/// Those of all vendors that are installed.
GpuDrivers open_gpu_drivers();

/// The card that a run trains on.
class WatchedGpu {
  public:
    using OpenDrivers = std::function<GpuDrivers()>;

    /// The drivers are opened with the first look, which may take seconds. `uuid` as of GpuInfo;
    /// empty: the only card there is.
    WatchedGpu(OpenDrivers open_drivers, std::string uuid)
        : open_drivers_(std::move(open_drivers)), uuid_(std::move(uuid)) {}

    /// What the card does now; nothing where no driver answers for it.
    std::vector<GpuSample> look();

  private:
    void open();

    OpenDrivers open_drivers_;
    std::string uuid_;
    GpuDrivers drivers_;
    bool is_open_ = false;
};

} // namespace formant
