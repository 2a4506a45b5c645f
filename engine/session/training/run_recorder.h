#pragma once

#include "engine/base/state_tree.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/training/run_events.h"
#include "engine/session/training/run_settings.h"
#include "engine/session/tuning/step_measurements.h"
#include "engine/train/events.h"
#include "engine/train/metrics/metrics_sink.h"

#include <optional>

namespace formant {

/// Records a run in its folder: events, live changes, telemetry, measured steps. One rank of a run
/// has one.
class RunRecorder : public TrainObserver {
  public:
    /// `config` and that in the checkpoints' `header` follow the live changes. The references must
    /// outlive the object.
    RunRecorder(RunFolder folder, MetricsSinks metrics, TrainObserver& observer, RunConfig& config,
                RunSettings& settings, StateTree& header);

    RunEvents& events() { return events_; }
    const RunFolder& folder() const { return folder_; }

    /// Training starts here: records the resume, watches steps and hardware. `gpus`: the UUIDs of
    /// all GPUs of this machine on which ranks train; empty: that of `hardware`.
    void start(const RunHardware& hardware, const std::vector<std::string>& gpus);
    /// Returns false while the start can still fail.
    bool has_started() const { return step_measurements_.has_value(); }
    /// Removes what a start that failed has left in the folder.
    void undo_start();

    void on_event(const TrainEvent& event) override;

  private:
    void record_change(const SettingsChanged& changed);

    RunFolder folder_;
    RunConfig& config_;
    RunSettings& settings_;
    StateTree& header_;
    std::optional<StepMeasurementRecorder> step_measurements_;
    RunEvents events_; ///< last: its threads report the folder's run
};

} // namespace formant
