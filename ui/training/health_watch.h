#pragma once

#include "engine/session/runs/run.h"
#include "ui/plots/run_metrics.h"
#include "ui/training/health_line.h"
#include "ui/training/run_troubles.h"

#include <deque>

namespace formant {

/// Derives a run's health facts from its events.
class HealthWatch {
  public:
    void handle(const TrainEvent& event);
    /// Handles an event from before the run was resumed (TroubleWatch::handle_past()).
    void handle_past(const TrainEvent& event);
    /// `metrics` must be of the same run.
    HealthFacts facts(const RunMetrics& metrics, const QDateTime& now) const;
    const RunTroubles& troubles() const { return troubles_.active(); }
    /// Forgets everything but problems that outlast the run: a process that died reports no end.
    void end_run();

  private:
    void apply(const TrainEvent& event);
    void set_health_of_troubles(HealthFacts& facts) const;
    void add_hardware_sample(const HardwareSample& sample);
    std::optional<double> gpu_busy() const;

    bool paused_ = false;
    std::optional<StepReport> latest_;
    TroubleWatch troubles_;
    std::deque<double> gpu_use_; ///< of the last seconds
};

} // namespace formant
