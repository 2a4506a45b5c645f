#pragma once

#include "engine/session/runs/run.h"
#include "ui/plots/run_metrics.h"
#include "ui/training/health_line.h"

#include <deque>

namespace formant {

/// Derives a run's health facts from its events.
class HealthWatch {
  public:
    void handle(const TrainEvent& event);
    /// `metrics` must be of the same run.
    HealthFacts facts(const RunMetrics& metrics, const QDateTime& now) const;

  private:
    void add_hardware_sample(const HardwareSample& sample);
    std::optional<double> gpu_busy() const;

    bool paused_ = false;
    std::optional<StepReport> latest_;
    std::optional<std::int64_t> advised_at_;
    std::deque<double> gpu_use_; ///< of the last seconds
};

} // namespace formant
