#pragma once

#include "engine/train/monitor/divergence_monitor.h"
#include "engine/train/monitor/validation_monitor.h"
#include "engine/train/step/optimization_state.h"
#include "engine/train/train_config.h"
#include "engine/train/training_progress.h"

#include <map>
#include <set>
#include <string>

namespace formant {

DivergenceMonitorConfig divergence_monitor_config(const TrainConfig& config);

/// Holds everything that training changes. A checkpoint stores all of it but the settings, which
/// are those of the configuration and the recorded changes.
struct TrainingState {
    /// `trained` names the trainable parameters by the configuration.
    TrainingState(TrainableModel& model, const TrainConfig& initial_config, at::Device device,
                  const std::set<std::string>& trained);

    TrainConfig config;             ///< in effect now
    OptimizationState optimization; ///< weights, EMA, moments, loss scales
    DivergenceMonitor divergence_monitor;
    ValidationMonitor validation_monitor;
    TrainingProgress progress;

    TrainableModel& model() { return optimization.model(); }
    /// Returns the scheduled rate of a step, reduced after rollbacks and at plateaus.
    double learning_rate(std::int64_t step, std::int64_t epoch) const;
    /// Returns the limits of all phases for the next step.
    std::map<std::string, SpikeLimits> spike_limits() const;
    /// Returns true if the run has ended by train.early_stopping. Also holds for a resumed run,
    /// unless train.patience is now larger than at that time.
    bool is_stopped_early() const;
    /// Changes the settings between two steps; the trainable layers are changed separately.
    void configure(const TrainConfig& changed);

    void save(StateTree& checkpoint) const;
    /// Loads all that save() adds. If it fails, the state is to be discarded.
    Result<void> load(const StateTree& checkpoint);
};

} // namespace formant
