#include "engine/train/save_points.h"

#include "engine/base/version.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/keep_mark.h"

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

SavePoints::SavePoints(const Parts& parts) : in_(parts) {
    keep_state();
}

Result<void> SavePoints::save_step(Keep keep) {
    const std::int64_t step = in_.progress.step;
    const bool is_by_hand = keep == Keep::by_hand;
    if (last_saved_ == step)
        return is_by_hand ? keep_saved() : Result<void>();
    StateTree now = state();
    auto saved = in_.store.save_step(step, now);
    if (auto kept = saved && is_by_hand ? keep_by_hand(*saved, true) : Result<void>(); !kept)
        return kept;
    return tell(saved).and_then([&] {
        last_saved_ = step;
        good_state_ = std::move(now);
        return in_.store.keep_newest(in_.config.keep_checkpoints).map([](std::int64_t) {});
    });
}

/// None where nothing was trained yet, or the training began with a file from elsewhere.
Result<void> SavePoints::keep_saved() {
    const auto saved = in_.store.saved_steps();
    if (!saved)
        return fail(saved.error());
    for (const SavedStep& one : *saved)
        if (one.step == last_saved_)
            return keep_by_hand(one.file, true).and_then([&] { return tell(one.file); });
    return {};
}

Result<void> SavePoints::save_best() {
    return tell(in_.store.save_best(in_.progress.step, state()));
}

Result<void> SavePoints::save_final() {
    return tell(in_.store.save_final(voice_part(state())));
}

Result<void> SavePoints::tell(const Result<Path>& file) {
    if (!file)
        return fail(file.error());
    in_.observer.on_event(CheckpointSaved{in_.progress.step, file->string()});
    return {};
}

void SavePoints::keep_state() {
    StateTree now;
    in_.executor.save(now);
    good_state_ = std::move(now);
}

Result<void> SavePoints::roll_back() {
    return in_.executor.load(good_state_);
}

StateTree SavePoints::state() const {
    StateTree state = in_.header;
    state["format"] = checkpoint_format;
    state["formant_version"] = formant_version();
    state["torch_version"] = torch_version();
    state["seed"] = in_.config.seed;
    state["threads"] = std::int64_t{at::get_num_threads()};
    state["schedule"] =
        schedule_state(in_.config, learning_rate_at(schedule_of(in_.config), in_.progress.step,
                                                    in_.progress.epoch) *
                                       in_.judge.rate_factor() * in_.progress.rate_factor);
    state["overrides"] = StateTree::Map();
    state["monitor"]["losses"] = in_.judge.save();
    state["monitor"]["validation"] = in_.validation_judge.save();
    if (const auto best = in_.validation_judge.best())
        state["best_validation"] = *best;
    save_progress(in_.progress, state);
    in_.executor.save(state);
    return state;
}

Result<void> SavePoints::load_judges(const StateTree& monitor) {
    const auto losses = monitor.subtree("losses");
    const auto validation = monitor.subtree("validation");
    if (!losses || !validation)
        return fail(!losses ? losses.error() : validation.error());
    return in_.judge.load(*losses).and_then([&] { return in_.validation_judge.load(*validation); });
}

Result<void> SavePoints::resume(const StateTree& checkpoint) {
    const auto progress = load_progress(checkpoint);
    if (!progress)
        return fail(progress.error());
    return in_.executor.load(checkpoint)
        .and_then([&] { return checkpoint.subtree("monitor"); })
        .and_then([&](const StateTree& monitor) { return load_judges(monitor); })
        .map([&] {
            in_.progress = *progress;
            last_saved_ = progress->step;
            keep_state();
        });
}

} // namespace formant
