#include "engine/train/trainer.h"

#include "engine/base/thrown_failure.h"
#include "engine/train/internal_error.h"
#include "engine/train/monitor/step_advice.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

MessageArgs step_arg(std::int64_t step) {
    return {{"step", std::to_string(step)}};
}

/// LibTorch names the operation whose gradient is not a number in what it throws.
Error anomaly_at(std::int64_t step, const std::exception& found) {
    return {ErrorKind::training,
            message(FORMANT_TR("train", "step {step}, stopped by train.debug: anomaly: {what}"),
                    {{"step", std::to_string(step)}, {"what", words_of(found)}})};
}

StepFacts facts_of(const StepRecord& record) {
    return {record.total, record.phases, record.overflow};
}

} // namespace

Trainer::Trainer(const TrainerInputs& inputs)
    : in_(inputs), config_(in_.config),
      executor_(in_.model, config_, in_.device, in_.layers.trained),
      judge_(loss_judge_config(config_)), validation_judge_(validation_judge_config(config_)),
      step_retry_({in_.model, executor_, in_.data, in_.observer, in_.device,
                   config_.batch_size * config_.gradient_accumulation_steps, progress_}),
      save_points_({config_, in_.header, in_.checkpoints, in_.observer, executor_, judge_,
                    validation_judge_, progress_}),
      disk_room_({in_.checkpoints, in_.commands, in_.observer}),
      live_settings_({config_, in_.model, executor_, judge_, validation_judge_, save_points_,
                      in_.observer, progress_}) {
    progress_.memory = configured_memory();
}

Result<void> Trainer::run() {
    try {
        return train();
    } catch (const std::exception& failure) { // LibTorch throws; the steps before are whole
        return save_and_fail(internal_error(failure));
    }
}

Result<void> Trainer::train() {
    say(RunPhase::training);
    while (!at_end()) {
        if (auto obeyed = obey_commands(); !obeyed)
            return obeyed;
        clock_.begin_step();
        auto batch = in_.data.next();
        clock_.data_is_there();
        if (!batch)
            return save_and_fail(batch.error());
        auto record = take_step(*batch);
        if (!record)
            return save_and_fail(record.error());
        clock_.end_step();
        go_behind(*batch);
        report(*record, batch->epoch);
        auto done = heed(*record).and_then([&] { return do_what_is_due(); });
        if (!done)
            return done;
    }
    return finish();
}

/// In the order in which they were asked for. A paused run waits here for more.
Result<void> Trainer::obey_commands() {
    replay_changes();
    auto commands = in_.commands.take_all();
    while (!commands.empty()) {
        for (const PostedCommand& command : commands)
            if (auto obeyed = obey(command); !obeyed)
                return obeyed;
        commands = paused_ ? in_.commands.wait_for_any() : std::vector<PostedCommand>();
    }
    return {};
}

void Trainer::replay_changes() {
    auto& changes = in_.earlier_changes;
    for (; !changes.empty() && changes.front().step <= progress_.step;
         changes.erase(changes.begin()))
        live_settings_.take({changes.front().settings, /*replayed=*/true});
}

Result<void> Trainer::obey(const PostedCommand& posted) {
    if (const auto* change = std::get_if<SettingsChange>(&posted)) {
        live_settings_.take(*change);
        return {};
    }
    switch (std::get<TrainCommand>(posted)) {
    case TrainCommand::pause:
        paused_ = true;
        say(RunPhase::paused,
            message(FORMANT_TR("train", "paused at step {step}"), step_arg(progress_.step)));
        return {};
    case TrainCommand::resume:
        if (std::exchange(paused_, false))
            say(RunPhase::training, message(FORMANT_TR("train", "training goes on")));
        return {};
    case TrainCommand::stop:
        return stop();
    case TrainCommand::save_now:
        return save(FullDisk::waits, Keep::by_hand);
    case TrainCommand::sample_now:
        return speak();
    }
    return {};
}

double Trainer::learning_rate(std::int64_t step, std::int64_t epoch) const {
    return learning_rate_at(schedule_of(config_), step, epoch) * judge_.rate_factor() *
           progress_.rate_factor;
}

MemoryUse Trainer::configured_memory() const {
    return {config_.batch_size, config_.recomputes()};
}

Result<StepRecord> Trainer::take_step(GlobalBatch& batch) {
    const std::int64_t step = progress_.step + 1;
    try {
        return step_retry_.run(batch, {step, learning_rate(step, batch.epoch), judge_.limits()});
    } catch (const std::exception& found) {
        if (config_.debug != "anomaly")
            throw;
        return fail(anomaly_at(step, found));
    }
}

void Trainer::go_behind(const GlobalBatch& batch) {
    const bool last = batch.index + 1 == in_.data.batches_per_epoch();
    progress_.step += 1;
    progress_.epoch = batch.epoch + (last ? 1 : 0);
    progress_.next_batch = last ? 0 : batch.index + 1;
}

void Trainer::report(const StepRecord& record, std::int64_t epoch) {
    StepReport report;
    report.step = progress_.step;
    report.max_steps = config_.max_steps;
    report.epoch = epoch;
    report.losses = record.losses;
    report.total = record.total;
    report.learning_rate = learning_rate(progress_.step, epoch);
    report.grad_norm = record.grad_norm;
    report.grad_norms = norms_of_phases(record);
    report.loss_scale = record.loss_scale;
    report.next_save = next_save();
    report.applied = record.applied;
    report.layer_norms = record.layer_norms;
    clock_.fill_in(report, config_.batch_size * config_.gradient_accumulation_steps);
    in_.observer.on_event(report);
}

std::int64_t Trainer::next_save() const {
    const std::int64_t interval = in_.config.save_interval_steps;
    return std::min(in_.config.max_steps, (progress_.step / interval + 1) * interval);
}

Result<void> Trainer::heed(const StepRecord& record) {
    if (record.applied)
        validation_judge_.add_step(record.total);
    const Verdict verdict = judge_.judge(facts_of(record));
    const auto advice = advice_on(verdict, progress_.step, facts_of(record), judge_);
    if (advice)
        in_.observer.on_event(*advice);
    if (verdict != Verdict::roll_back && verdict != Verdict::diverged)
        return {};
    if (auto rolled_back = save_points_.roll_back(); !rolled_back)
        return rolled_back;
    return verdict == Verdict::roll_back ? Result<void>()
                                         : save_and_fail({ErrorKind::training, advice->what});
}

Result<void> Trainer::do_what_is_due() {
    Result<void> done;
    if (!in_.validation.empty() && is_due(config_.valid_interval_steps))
        done = validate();
    if (is_due(config_.save_interval_steps))
        done = done.and_then([&] { return save(); });
    if (is_due(config_.sample_interval_steps))
        done = done.and_then([&] { return speak(); });
    // A disk error is that of saving, or of a training that was told to stop waiting for room.
    const bool can_save = !done && done.error().kind != ErrorKind::disk;
    return can_save ? save_and_fail(done.error()) : done;
}

Result<void> Trainer::validate() {
    const auto record = step_retry_.evaluate(in_.validation);
    if (!record)
        return fail(record.error());
    const ValidationVerdict verdict = validation_judge_.judge(record->total);
    const bool best = verdict == ValidationVerdict::better;
    in_.observer.on_event(ValidationReport{progress_.step, record->losses, record->total, best});
    return heed(verdict);
}

Result<void> Trainer::heed(ValidationVerdict verdict) {
    if (verdict == ValidationVerdict::better)
        return disk_room_.save(progress_.step, FullDisk::waits,
                               [&] { return save_points_.save_best(); });
    if (const auto advice = advice_on(verdict, progress_.step, config_))
        in_.observer.on_event(*advice);
    if (verdict != ValidationVerdict::plateau)
        return {};
    if (config_.on_plateau == "lower_rate")
        progress_.rate_factor /= 2;
    if (config_.early_stopping)
        progress_.ended_by_patience = config_.patience;
    return {};
}

Result<void> Trainer::speak() {
    if (!in_.speak_samples)
        return {};
    in_.model.eval();
    auto spoken = speak_with_both_weights();
    in_.model.train();
    if (spoken || spoken.error().kind != ErrorKind::disk)
        return spoken;
    // Samples are for listening only; the checkpoints wait for room when they need it.
    in_.observer.on_event(Advice{progress_.step, "samples-not-written", spoken.error().what});
    return {};
}

Result<void> Trainer::save(FullDisk when_full, Keep keep) {
    say(RunPhase::saving);
    return disk_room_.save(progress_.step, when_full, [&] { return save_points_.save_step(keep); })
        .map([&] { say(paused_ ? RunPhase::paused : RunPhase::training); });
}

Result<void> Trainer::speak_with_both_weights() {
    if (in_.config.sample_raw_weights)
        if (auto spoken = in_.speak_samples(progress_.step, SampleWeights::raw); !spoken)
            return spoken;
    const WeightAverage::Scope averaged(executor_.average());
    return in_.speak_samples(progress_.step, SampleWeights::averaged);
}

/// What was reached is not lost with the step that failed.
Result<void> Trainer::save_and_fail(const Error& error) {
    if (auto saved = save_if_possible(); !saved)
        in_.observer.on_event(Advice{progress_.step, "not-saved", saved.error().what});
    return fail(error);
}

/// A device that broke throws again when its tensors are to be saved.
Result<void> Trainer::save_if_possible() {
    try {
        return save(FullDisk::fails);
    } catch (const std::exception& failure) {
        return fail(internal_error(failure));
    }
}

Result<void> Trainer::stop() {
    return save(FullDisk::fails).and_then([&]() -> Result<void> {
        const Message what = words_when_stopped();
        say(RunPhase::stopped, what);
        return fail(ErrorKind::interrupted, what);
    });
}

/// Before the first step there is nothing that a checkpoint would keep.
Message Trainer::words_when_stopped() const {
    if (progress_.step == 0)
        return message(FORMANT_TR("train", "stopped before the first step, with nothing to save"));
    return message(FORMANT_TR("train", "stopped and saved at step {step}"),
                   step_arg(progress_.step));
}

Result<void> Trainer::finish() {
    const auto save_final = [&] { return save_points_.save_final(); };
    return disk_room_.save(progress_.step, FullDisk::waits, save_final)
        .and_then([&] { return words_at_end(); })
        .map([&](Message what) { say(RunPhase::done, std::move(what)); });
}

/// final_ema.pt has the last weights: where others were better, people should know which.
Result<Message> Trainer::words_at_end() const {
    const std::int64_t step = progress_.step;
    Message done =
        message(FORMANT_TR("train", "done after {step} {step|steps}"), step_arg(step), step);
    if (ends_early())
        done = message(FORMANT_TR("train", "{done}: no better for {count} "
                                           "{validation|validations} (train.early_stopping, "
                                           "train.patience)"),
                       {{"done", std::move(done)}, {"count", std::to_string(config_.patience)}},
                       config_.patience);
    return in_.checkpoints.best().map([&](const std::optional<SavedStep>& best) {
        if (in_.validation.empty() || !best || best->step >= step)
            return done;
        return message(FORMANT_TR("train", "{done}; the best validation was that of {file}"),
                       {{"done", done}, {"file", best->file.string()}});
    });
}

/// Also when it was resumed: with more patience it goes on.
bool Trainer::ends_early() const {
    return config_.early_stopping && progress_.ended_by_patience > 0 &&
           progress_.ended_by_patience >= config_.patience;
}

Result<void> Trainer::resume(const StateTree& checkpoint) {
    return save_points_.resume(checkpoint).map([&] {
        progress_.memory = progress_.memory_was_short
                               ? least_of(progress_.memory, configured_memory())
                               : configured_memory();
        if (!ends_early())
            progress_.ended_by_patience = 0;
        step_retry_.use_memory();
        in_.data.seek(progress_.epoch, progress_.next_batch);
        const auto threads = checkpoint.get<std::int64_t>("threads");
        if (in_.device.is_cpu() && threads && *threads != at::get_num_threads())
            in_.observer.on_event(
                other_threads_advice(progress_.step, *threads, at::get_num_threads()));
    });
}

void Trainer::say(RunPhase phase, Message what) {
    in_.observer.on_event(RunState{phase, progress_.step, std::move(what)});
}

} // namespace formant
