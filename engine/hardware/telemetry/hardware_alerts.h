#pragma once

#include "engine/hardware/hardware_sample.h"
#include "engine/hardware/telemetry/gpu_alerts.h"
#include "engine/hardware/telemetry/hardware_alert.h"
#include "engine/hardware/telemetry/sustained_alert.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Checks the samples of a run and reports each problem once per occurrence, before it stops or
/// slows the run. Pure: no clock, no driver.
class HardwareAlerts {
  public:
    /// `why_underused` as for GpuAlerts.
    explicit HardwareAlerts(std::function<Message()> why_underused = {});

    std::vector<HardwareAlert> check(const HardwareSample& sample);

  private:
    void check_ram(const HardwareSample& sample);
    void advise(const char* id, Message what) { alerts_.push_back({id, std::move(what)}); }

    std::function<Message()> why_underused_;
    std::map<std::string, GpuAlerts> gpus_; ///< by UUID
    SustainedAlert ram_;
    std::vector<HardwareAlert> alerts_; ///< of the current sample
};

} // namespace formant
