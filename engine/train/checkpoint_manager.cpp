#include "engine/train/checkpoint_manager.h"

#include "engine/base/version.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/pin_marker.h"

#include <ATen/Parallel.h>

#include <utility>

namespace formant {
namespace {

StateTree schedule_state(const TrainConfig& config, double learning_rate) {
    StateTree state;
    state["learning_rate"] = learning_rate;
    state["peak"] = config.learning_rate;
    state["final_share"] = config.learning_rate_final;
    state["warmup_steps"] = config.warmup_steps;
    state["max_steps"] = config.max_steps;
    return state;
}

} // namespace

CheckpointManager::CheckpointManager(const Deps& deps) : deps_(deps) {
    snapshot_state();
}

Result<void> CheckpointManager::save_step(Retention retention) {
    const std::int64_t step = deps_.progress.step;
    const bool should_pin = retention == Retention::pinned;
    if (last_saved_ == step)
        return should_pin ? pin_saved() : Result<void>();
    StateTree now = state();
    auto saved = deps_.store.save_step(step, now);
    if (auto pinned = saved && should_pin ? set_pin_marker(*saved, true) : Result<void>(); !pinned)
        return pinned;
    return report_saved(saved).map([&] {
        last_saved_ = step;
        good_state_ = std::move(now);
        report_removal(
            deps_.store.keep_newest(deps_.live_config.keep_checkpoints).map([](std::int64_t) {}));
    });
}

/// A file that cannot be removed does not make the checkpoint that was just saved a failure.
void CheckpointManager::report_removal(const Result<void>& removed) {
    if (!removed)
        deps_.observer.on_event(Advice{
            deps_.progress.step, "old-checkpoints-not-removed",
            message(FORMANT_TR("train", "older checkpoints of this run could not be removed: "
                                        "{reason}"),
                    {{"reason", removed.error().what}})});
}

/// Pins the checkpoint of the last saved step. There is none before the first step, or if the run
/// started from a file outside its folder.
Result<void> CheckpointManager::pin_saved() {
    const auto saved = deps_.store.saved_steps();
    if (!saved)
        return fail(saved.error());
    for (const SavedStep& one : *saved)
        if (one.step == last_saved_)
            return set_pin_marker(one.file, true).and_then([&] { return report_saved(one.file); });
    return {};
}

Result<void> CheckpointManager::save_best() {
    const std::int64_t step = deps_.progress.step;
    return report_saved(deps_.store.save_best(step, state())).map([&] {
        report_removal(deps_.store.retire_best_except(step));
    });
}

Result<void> CheckpointManager::save_final() {
    return report_saved(deps_.store.save_final(inference_state(state())));
}

Result<void> CheckpointManager::report_saved(const Result<Path>& file) {
    if (!file)
        return fail(file.error());
    deps_.observer.on_event(CheckpointSaved{deps_.progress.step, file->string()});
    return {};
}

void CheckpointManager::snapshot_state() {
    StateTree now;
    deps_.executor.save(now);
    good_state_ = std::move(now);
}

Result<void> CheckpointManager::rollback() {
    return deps_.executor.load(good_state_);
}

StateTree CheckpointManager::state() const {
    const TrainConfig& config = deps_.live_config;
    StateTree state = deps_.header;
    state["format"] = checkpoint_format;
    state["formant_version"] = formant_version();
    state["torch_version"] = torch_version();
    state["seed"] = config.seed;
    state["threads"] = std::int64_t{at::get_num_threads()};
    state["schedule"] = schedule_state(
        config, learning_rate_at(schedule_of(config), deps_.progress.step, deps_.progress.epoch) *
                    deps_.divergence_monitor.rate_factor() * deps_.progress.rate_factor);
    state["overrides"] = StateTree::Map();
    state["monitor"]["losses"] = deps_.divergence_monitor.save();
    state["monitor"]["validation"] = deps_.validation_monitor.save();
    if (const auto best = deps_.validation_monitor.best())
        state["best_validation"] = *best;
    save_progress(deps_.progress, state);
    deps_.executor.save(state);
    return state;
}

Result<void> CheckpointManager::load_monitors(const StateTree& monitors) {
    const auto losses = monitors.subtree("losses");
    const auto validation = monitors.subtree("validation");
    if (!losses || !validation)
        return fail(!losses ? losses.error() : validation.error());
    return deps_.divergence_monitor.load(*losses).and_then(
        [&] { return deps_.validation_monitor.load(*validation); });
}

Result<void> CheckpointManager::resume(const StateTree& checkpoint) {
    const auto progress = load_progress(checkpoint);
    if (!progress)
        return fail(progress.error());
    return deps_.executor.load(checkpoint)
        .and_then([&] { return checkpoint.subtree("monitor"); })
        .and_then([&](const StateTree& monitors) { return load_monitors(monitors); })
        .map([&] {
            deps_.progress = *progress;
            last_saved_ = progress->step;
            snapshot_state();
        });
}

} // namespace formant
