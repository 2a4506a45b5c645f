#pragma once

#include "engine/session/runs/run.h"
#include "ui/plots/run_metrics.h"
#include "ui/training/health_line.h"

#include <deque>

namespace formant {

/// Gathers what is to be said of a training's health from what it reports.
class HealthWatch {
  public:
    void take(const TrainEvent& event);
    /// `metrics`: of the same run.
    HealthFacts facts(const RunMetrics& metrics, const QDateTime& now) const;

  private:
    void take_hardware(const HardwareSample& sample);
    std::optional<double> gpu_busy() const;

    bool paused_ = false;
    std::optional<StepReport> latest_;
    std::optional<std::int64_t> advised_at_;
    std::deque<double> gpu_use_; ///< of the last seconds
};

} // namespace formant
