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

CheckpointManager::CheckpointManager(TrainingState& state, const StateTree& header,
                                     CheckpointStore& store, TrainObserver& observer)
    : state_(state), header_(header), store_(store), observer_(observer) {
    snapshot_state();
}

Result<void> CheckpointManager::save_step(Retention retention) {
    const std::int64_t step = state_.progress.step;
    const bool should_pin = retention == Retention::pinned;
    if (last_saved_ == step)
        return should_pin ? pin_saved() : Result<void>();
    StateTree now = checkpoint();
    auto saved = store_.save_step(step, now);
    if (auto pinned = saved && should_pin ? set_pin_marker(*saved, true) : Result<void>(); !pinned)
        return pinned;
    return report_saved(saved).map([&] {
        last_saved_ = step;
        good_state_ = std::move(now);
        report_removal(store_.keep_newest(state_.config.keep_checkpoints).map([](std::int64_t) {}));
    });
}

/// A file that cannot be removed does not make the checkpoint that was just saved a failure.
void CheckpointManager::report_removal(const Result<void>& removed) {
    if (!removed)
        observer_.on_event(Advice{
            state_.progress.step, "old-checkpoints-not-removed",
            message(FORMANT_TR("train", "older checkpoints of this run could not be removed: "
                                        "{reason}"),
                    {{"reason", removed.error().what}})});
}

/// Pins the checkpoint of the last saved step. There is none before the first step, or if the run
/// started from a file outside its folder.
Result<void> CheckpointManager::pin_saved() {
    const auto saved = store_.saved_steps();
    if (!saved)
        return fail(saved.error());
    for (const SavedStep& one : *saved)
        if (one.step == last_saved_)
            return set_pin_marker(one.file, true).and_then([&] { return report_saved(one.file); });
    return {};
}

Result<void> CheckpointManager::save_best() {
    const std::int64_t step = state_.progress.step;
    return report_saved(store_.save_best(step, checkpoint())).map([&] {
        report_removal(store_.retire_best_except(step));
    });
}

Result<void> CheckpointManager::save_final() {
    return report_saved(store_.save_final(inference_state(checkpoint())));
}

Result<void> CheckpointManager::report_saved(const Result<Path>& file) {
    if (!file)
        return fail(file.error());
    observer_.on_event(CheckpointSaved{state_.progress.step, file->string()});
    return {};
}

void CheckpointManager::snapshot_state() {
    StateTree now;
    state_.optimization.save(now);
    good_state_ = std::move(now);
}

void CheckpointManager::record_save_of_rank_0() {
    last_saved_ = state_.progress.step;
    snapshot_state();
}

Result<void> CheckpointManager::rollback() {
    return state_.optimization.load(good_state_);
}

StateTree CheckpointManager::checkpoint() const {
    const TrainConfig& config = state_.config;
    const TrainingProgress& progress = state_.progress;
    StateTree saved = header_;
    saved["format"] = checkpoint_format;
    saved["formant_version"] = formant_version();
    saved["torch_version"] = torch_version();
    saved["seed"] = config.seed;
    saved["threads"] = std::int64_t{at::get_num_threads()};
    saved["schedule"] = schedule_state(config, state_.learning_rate(progress.step, progress.epoch));
    saved["overrides"] = StateTree::Map();
    if (const auto best = state_.validation_monitor.best())
        saved["best_validation"] = *best;
    state_.save(saved);
    return saved;
}

Result<void> CheckpointManager::resume(const StateTree& checkpoint) {
    return state_.load(checkpoint).map([&] {
        last_saved_ = state_.progress.step;
        snapshot_state();
        report_missing_moments(checkpoint);
    });
}

void CheckpointManager::report_missing_moments(const StateTree& checkpoint) {
    const std::int64_t count = state_.optimization.missing_moments(checkpoint);
    if (count > 0)
        observer_.on_event(Advice{
            state_.progress.step, "optimizer-state-missing",
            message(FORMANT_TR("train",
                               "the checkpoint has no optimizer state of {count} "
                               "{parameter that is|parameters that are} trained now, as after "
                               "a change of train.layers; it starts at zero"),
                    {{"count", std::to_string(count)}}, count)});
}

} // namespace formant
