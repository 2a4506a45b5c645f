#pragma once

#include "engine/hardware/hardware_sample.h"
#include "engine/hardware/telemetry/foreign_memory.h"
#include "engine/hardware/telemetry/hardware_alert.h"
#include "engine/hardware/telemetry/lasting_trouble.h"
#include "engine/hardware/telemetry/memory_trend.h"
#include "engine/hardware/telemetry/within_steps.h"

#include <functional>
#include <vector>

namespace formant {

/// Watches one card for what will stop or slow a training. What its driver does not tell never
/// alerts. Pure.
class GpuAlerts {
  public:
    /// A trend that fills the card within so many steps is told; also one that does within as many
    /// as it was seen for, where steps are short.
    static constexpr double near_steps = 1000;
    static constexpr double least_taken_bytes = 512e6;
    static constexpr double wanted_utilisation = 0.8;

    /// why_underused: the verdict of a diagnosis, asked when the card is not used fully; may be
    /// empty.
    explicit GpuAlerts(std::function<Message()> why_underused = {});

    std::vector<HardwareAlert> judge(const GpuSample& gpu, double at_s, std::int64_t step);

  private:
    void judge_trend(const GpuSample& gpu, double at_s, std::int64_t step);
    void judge_throttling(const GpuSample& gpu, double at_s);
    void judge_others(const GpuSample& gpu);
    void judge_use(const GpuSample& gpu, double at_s, std::int64_t step);
    void advise(const char* id, Message what) { alerts_.push_back({id, std::move(what)}); }

    std::function<Message()> why_underused_;
    MemoryTrend trend_;
    TellOnce trend_told_;
    double near_at_s_ = 0; ///< when the trend was last about to fill the card
    LastingTrouble heat_;
    LastingTrouble power_;
    ForeignMemory foreign_;
    TellOnce taken_told_;
    WithinSteps within_steps_;
    LastingTrouble idle_;
    std::vector<HardwareAlert> alerts_; ///< of the sample that is judged
};

} // namespace formant
