#pragma once

#include "engine/train/checkpoint_manager.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/layer_selection.h"
#include "engine/train/monitor/divergence_monitor.h"
#include "engine/train/monitor/validation_monitor.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/train_config.h"
#include "engine/train/training_progress.h"

namespace formant {

DivergenceMonitorConfig divergence_monitor_config(const TrainConfig& config);
ValidationMonitorConfig validation_monitor_config(const TrainConfig& config);

/// Changes the settings of a run between two of its steps.
class LiveSettings {
  public:
    /// The references must outlive the object.
    struct Deps {
        TrainConfig& live_config; ///< settings in effect now
        TrainableModel& model;
        StepExecutor& executor;
        DivergenceMonitor& divergence_monitor;
        ValidationMonitor& validation_monitor;
        CheckpointManager& checkpoint_manager;
        TrainObserver& observer;
        const TrainingProgress& progress;
    };
    explicit LiveSettings(const Deps& deps) : deps_(deps) {}

    /// Applies all settings of the change and emits SettingsChanged; or applies none and emits an
    /// Advice with the reason.
    void apply(const SettingsChange& change);

  private:
    Result<Message> try_apply(const SettingsChange& change);
    Result<void> set_trainable_layers(const LayerSelection& layers);

    Deps deps_;
};

} // namespace formant
