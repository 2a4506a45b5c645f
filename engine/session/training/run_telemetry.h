#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/telemetry/hardware_alerts.h"
#include "engine/hardware/telemetry/hardware_average.h"
#include "engine/hardware/telemetry/hardware_sampler.h"
#include "engine/hardware/telemetry/watched_gpu.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace formant {

/// What a run's telemetry looks at, and how often.
struct TelemetryRequest {
    double rate_hz = 2; ///< 0: never
    Path run_folder;    ///< whose disk is looked at
    bool on_gpu = false;
    std::string gpu_uuid; ///< of the card that trains; empty: the only one there is
    WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers;
    std::function<Message()> why_underused{}; ///< as of GpuAlerts
};

/// Where telemetry goes; called from its own thread, and the last `keep` from the one that ends it.
struct TelemetryListeners {
    std::function<std::int64_t()> step; ///< the latest that the training has ended
    std::function<void(const HardwareSample&)> show;
    std::function<void(const HardwareSample&)> keep; ///< one for some seconds (HardwareAverage)
    std::function<void(const std::string& id, Message what)> advise;
};

/// Watches the hardware that a run trains on, for as long as it lives. The training never waits for
/// it.
class RunTelemetry {
  public:
    RunTelemetry(const TelemetryRequest& request, TelemetryListeners listeners);
    /// The listeners hear nothing any more from here on.
    ~RunTelemetry();
    RunTelemetry(const RunTelemetry&) = delete;
    RunTelemetry& operator=(const RunTelemetry&) = delete;

  private:
    void take(HardwareSample sample);

    TelemetryListeners listeners_;
    HardwareAlerts alerts_;
    HardwareAverage average_;
    std::optional<HardwareSampler> sampler_; ///< last: it calls back
};

} // namespace formant
