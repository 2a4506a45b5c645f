#pragma once

#include "engine/session/runs/run_folder.h"
#include "engine/session/training/run_telemetry.h"
#include "engine/train/events.h"
#include "engine/train/metrics/metrics_sink.h"
#include "engine/train/monitor/stall_watch.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

namespace formant {

/// What a run tells: its events go to the metric sinks, the log, the run's folder and its observer,
/// one at a time, for the watch over stalls and the telemetry speak from threads of their own.
class RunEvents : public TrainObserver {
  public:
    RunEvents(const RunFolder& folder, MetricsSinks metrics, TrainObserver& observer);

    void on_event(const TrainEvent& event) override;
    void say(RunPhase phase, Message what);
    void advise(const std::string& id, Message what);

    /// Of a run that goes on after this step, what it tells before its first.
    void begin_after(std::int64_t step) { step_ = step; }
    /// From here on it trains.
    void mark_resume();
    /// Until the run has said its end. The request's folder and reasons are filled in here.
    void watch_hardware(TelemetryRequest request);

    std::int64_t step() const { return step_; } ///< the latest that the run has reached
    RunPhase phase() const { return phase_; }

  private:
    void watch_over(const TrainEvent& event);
    void tell_of_stall(double seconds);
    void show(const HardwareSample& sample);
    void keep(const HardwareSample& sample);
    void keep(const RunState& state);

    const RunFolder& folder_;
    MetricsSinks metrics_;
    TrainObserver& observer_;
    std::mutex events_;
    std::atomic<std::int64_t> step_{0};
    std::atomic<double> step_ms_{0}, data_wait_ms_{0}; ///< running means of the steps
    RunPhase phase_ = RunPhase::preparing;
    StallWatch stall_watch_;                ///< last, with the next: they call back
    std::optional<RunTelemetry> telemetry_; ///< while it trains
};

} // namespace formant
