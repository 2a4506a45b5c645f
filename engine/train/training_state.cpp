#include "engine/train/training_state.h"

#include "engine/train/schedule.h"

namespace formant {
namespace {

ValidationMonitorConfig validation_monitor_config(const TrainConfig& config) {
    return {config.patience};
}

} // namespace

DivergenceMonitorConfig divergence_monitor_config(const TrainConfig& config) {
    return {config.loss_explosion_protection, config.explosion_threshold,
            config.rollback_after_skips};
}

TrainingState::TrainingState(TrainableModel& model, const TrainConfig& initial_config,
                             at::Device device, const std::set<std::string>& trained)
    : config(initial_config), optimization(model, initial_config, device, trained),
      divergence_monitor(divergence_monitor_config(initial_config)),
      validation_monitor(validation_monitor_config(initial_config)) {}

double TrainingState::learning_rate(std::int64_t step, std::int64_t epoch) const {
    return learning_rate_at(schedule_of(config), step, epoch) * divergence_monitor.rate_factor() *
           progress.rate_factor;
}

std::map<std::string, SpikeLimits> TrainingState::spike_limits() const {
    std::map<std::string, SpikeLimits> limits;
    for (const PhaseSpec& phase : optimization.model().phases())
        limits[phase.name] = divergence_monitor.limits(phase.name);
    return limits;
}

bool TrainingState::is_stopped_early() const {
    return config.early_stopping && progress.ended_by_patience > 0 &&
           progress.ended_by_patience >= config.patience;
}

void TrainingState::configure(const TrainConfig& changed) {
    config = changed;
    divergence_monitor.configure(divergence_monitor_config(changed));
    validation_monitor.configure(validation_monitor_config(changed));
}

void TrainingState::save(StateTree& checkpoint) const {
    checkpoint["monitor"]["losses"] = divergence_monitor.save();
    checkpoint["monitor"]["validation"] = validation_monitor.save();
    save_progress(progress, checkpoint);
    optimization.save(checkpoint);
}

Result<void> TrainingState::load(const StateTree& checkpoint) {
    const auto loaded_progress = load_progress(checkpoint);
    const auto monitors = checkpoint.subtree("monitor");
    if (!loaded_progress || !monitors)
        return fail(!loaded_progress ? loaded_progress.error() : monitors.error());
    const auto losses = monitors->subtree("losses"), validation = monitors->subtree("validation");
    if (!losses || !validation)
        return fail(!losses ? losses.error() : validation.error());
    return optimization.load(checkpoint)
        .and_then([&] { return divergence_monitor.load(*losses); })
        .and_then([&] { return validation_monitor.load(*validation); })
        .map([&] { progress = *loaded_progress; });
}

} // namespace formant
