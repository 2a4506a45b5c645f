#pragma once

#include "engine/session/hardware/run_telemetry.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/training/run_reporter.h"
#include "engine/train/events.h"
#include "engine/train/metrics/metrics_sink.h"
#include "engine/train/monitor/stall_watchdog.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Forwards the events of a run to the metric sinks, the log, the run folder, and the observer, one
/// at a time: stall watchdog and telemetry report from their own threads.
class RunEvents : public TrainObserver, public RunReporter {
  public:
    RunEvents(const RunFolder& folder, MetricsSinks metrics, TrainObserver& observer);

    void on_event(const TrainEvent& event) override;
    void report_state(RunPhase phase, Message what) override;
    void advise(const std::string& id, Message what) override;

    /// Sets the step that a run resumes from, for events before its first step.
    void set_start_step(std::int64_t step) { step_ = step; }
    /// Starts to report steps that take too long. To be called before the first step.
    void watch_for_stalls();
    /// Records the resume in the metrics. Training starts here.
    void mark_resume();
    /// Starts the telemetry, which ends when the run reports its final state. Fills in `run_folder`
    /// and `why_underused` of the request.
    void watch_hardware(TelemetryRequest request);

    std::int64_t step() const { return step_; } ///< latest completed step
    RunPhase phase() const { return phase_; }

  private:
    void update_monitors(const TrainEvent& event);
    void report_stall(double seconds);
    void keep_gpus_of_ranks(const RanksReport& report);
    HardwareSample with_gpus_of_ranks(HardwareSample sample) const;
    void forward_sample(const HardwareSample& sample);
    void record_sample(const HardwareSample& sample);
    void record_state(const RunState& state);

    const RunFolder& folder_;
    MetricsSinks metrics_;
    TrainObserver& observer_;
    std::mutex mutex_;
    std::vector<GpuSample> gpus_of_ranks_; ///< other than 0
    std::atomic<std::int64_t> step_{0};
    std::atomic<double> step_ms_{0}, data_wait_ms_{0}; ///< running means over the steps
    RunPhase phase_ = RunPhase::preparing;
    bool is_lasting_ = false; ///< the state in run.json is not that of a run that trains
    std::optional<StallWatchdog> stall_watchdog_; ///< this and the next are last: they call back
    std::optional<RunTelemetry> telemetry_;       ///< while the run trains
};

} // namespace formant
