#pragma once

#include "engine/hardware/hardware_sample.h"
#include "engine/hardware/telemetry/hardware_alert.h"
#include "engine/hardware/telemetry/memory_trend.h"
#include "engine/hardware/telemetry/other_process_memory.h"
#include "engine/hardware/telemetry/sustained_alert.h"
#include "engine/hardware/telemetry/within_steps.h"

#include <functional>
#include <vector>

namespace formant {

/// Checks the samples of one card for anything that will stop or slow the run. Values that its
/// driver does not report never raise an alert. Pure.
class GpuAlerts {
  public:
    /// Raises an alert for a trend that will fill the card within this number of steps, or within
    /// as many steps as it was observed for (if steps are short).
    static constexpr double near_steps = 1000;
    static constexpr double min_taken_bytes = 512e6;
    static constexpr double target_utilization = 0.8;

    /// `why_underused` returns the verdict of a diagnosis and is called when the card is underused;
    /// may be empty.
    explicit GpuAlerts(std::function<Message()> why_underused = {});

    std::vector<HardwareAlert> check(const GpuSample& gpu, double at_s, std::int64_t step);

  private:
    void check_memory_trend(const GpuSample& gpu, double at_s, std::int64_t step);
    void check_throttling(const GpuSample& gpu, double at_s);
    void check_other_processes(const GpuSample& gpu);
    void check_utilization(const GpuSample& gpu, double at_s, std::int64_t step);
    void advise(const char* id, Message what) { alerts_.push_back({id, std::move(what)}); }

    std::function<Message()> why_underused_;
    MemoryTrend trend_;
    OnceFlag trend_flag_;
    double near_at_s_ = 0; ///< last time that the trend was about to fill the card
    SustainedAlert heat_;
    SustainedAlert power_;
    OtherProcessMemory other_processes_;
    OnceFlag taken_memory_flag_;
    WithinSteps within_steps_;
    SustainedAlert idle_;
    std::vector<HardwareAlert> alerts_; ///< of the current sample
};

} // namespace formant
