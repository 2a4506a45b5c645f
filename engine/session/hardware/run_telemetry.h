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
#include <vector>

namespace formant {

/// Specifies the hardware that the telemetry of a run samples, and how often.
struct TelemetryRequest {
    double rate_hz = 2; ///< samples per second; 0: none
    Path run_folder;    ///< its disk is monitored
    bool on_gpu = false;
    std::vector<std::string> gpu_uuids; ///< of the GPUs that train; empty: the only GPU
    WatchedGpu::OpenDrivers open_drivers = open_gpu_drivers;
    std::function<Message()> why_underused{}; ///< as for GpuAlerts
};

/// Receives the telemetry. Called on the sampling thread, except for the last `on_record`, which is
/// called on the thread that destroys the RunTelemetry.
struct TelemetryListeners {
    std::function<std::int64_t()> step; ///< returns the latest completed step
    std::function<void(const HardwareSample&)> on_sample;
    std::function<void(const HardwareSample&)> on_record; ///< every few seconds (HardwareAverage)
    std::function<void(const std::string& id, Message what)> advise;
};

/// Monitors the hardware that a run trains on, during the lifetime of the object. Never blocks the
/// training.
class RunTelemetry {
  public:
    RunTelemetry(const TelemetryRequest& request, TelemetryListeners listeners);
    /// Calls `on_record` for the remaining samples. Afterwards no listener is called any more.
    ~RunTelemetry();
    RunTelemetry(const RunTelemetry&) = delete;
    RunTelemetry& operator=(const RunTelemetry&) = delete;

  private:
    void process(HardwareSample sample);

    TelemetryListeners listeners_;
    HardwareAlerts alerts_;
    HardwareAverage average_;
    std::optional<HardwareSampler> sampler_; ///< last: it calls back
};

} // namespace formant
