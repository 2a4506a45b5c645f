#pragma once

#include "engine/hardware/hardware_sample.h"
#include "engine/hardware/telemetry/gpu_alerts.h"
#include "engine/hardware/telemetry/hardware_alert.h"
#include "engine/hardware/telemetry/lasting_trouble.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Reads the samples of a run and says, once for each time, what will stop or slow it before it
/// does. Pure: no clock, no driver.
class HardwareAlerts {
  public:
    /// As of GpuAlerts.
    explicit HardwareAlerts(std::function<Message()> why_underused = {});

    std::vector<HardwareAlert> judge(const HardwareSample& sample);

  private:
    void judge_ram(const HardwareSample& sample);
    void advise(const char* id, Message what) { alerts_.push_back({id, std::move(what)}); }

    std::function<Message()> why_underused_;
    std::map<std::string, GpuAlerts> gpus_; ///< by UUID
    LastingTrouble ram_;
    std::vector<HardwareAlert> alerts_; ///< of the sample that is judged
};

} // namespace formant
