#include "engine/train/trainer.h"

#include "engine/base/exception_message.h"
#include "engine/train/end_messages.h"
#include "engine/train/internal_error.h"
#include "engine/train/monitor/step_advice.h"
#include "engine/train/rank_agreement.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

MessageArgs step_arg(std::int64_t step) {
    return {{"step", std::to_string(step)}};
}

StepFacts facts_of(const StepRecord& record) {
    return {record.total, record.phases, record.overflow};
}

} // namespace

Trainer::Trainer(const TrainerInputs& inputs)
    : inputs_(inputs),
      state_(inputs_.model, inputs_.initial_config, inputs_.device, inputs_.initial_layers.trained),
      executor_(state_.optimization, inputs_.initial_config, inputs_.device, nullptr,
                inputs_.group),
      oom_retry_(state_, executor_, inputs_.data, inputs_.observer, inputs_.device),
      checkpoint_manager_(state_, inputs_.header, inputs_.checkpoints, inputs_.observer),
      checkpoint_writer_(
          {state_, checkpoint_manager_, inputs_.checkpoints, inputs_.commands, inputs_.observer}),
      live_settings_(state_, checkpoint_manager_, inputs_.observer) {
    state_.progress.memory = initial_memory();
    state_.progress.memory_was_short = inputs_.reduced_memory.has_value();
    if (inputs_.reduced_memory)
        oom_retry_.apply_memory_use();
}

Result<void> Trainer::run() {
    try {
        return train().or_else([&](const Error& error) {
            if (error.kind != ErrorKind::interrupted)
                inputs_.boundary.report_failure(error); // unless the other ranks know it already
        });
    } catch (const RankFailure& lost) {
        inputs_.boundary.report_failure(lost.error()); // if it is this rank's own
        // A resumed run begins each step with its first phase.
        return state_.optimization.phases_done() == 0 ? save_then_fail(lost.error())
                                                      : fail(lost.error());
    } catch (const std::exception& failure) { // LibTorch throws; the completed steps are intact
        const Error error = internal_error(failure);
        inputs_.boundary.report_failure(error);
        return may_hold_partial_sums() ? fail(error) : save_then_fail(error);
    }
}

Result<void> Trainer::train() {
    report_phase(RunPhase::training);
    set_activity(RankActivity::training);
    while (!is_finished()) {
        if (auto passed = pass_boundary(); !passed)
            return passed;
        clock_.begin_step();
        inputs_.boundary.begin_step();
        auto batch = inputs_.data.next();
        clock_.data_ready();
        if (!batch)
            return save_then_fail(batch.error());
        auto record = run_step(*batch);
        if (!record)
            return fail(record.error());
        clock_.end_step();
        advance_progress(*batch);
        report_step(*record, batch->epoch);
        inputs_.boundary.record_step(state_.progress.step, clock_.step_ms(), clock_.data_wait_ms());
        auto done = apply_loss_verdict(*record).and_then([&] { return run_scheduled_actions(); });
        if (!done)
            return done;
    }
    return finish();
}

/// A phase that was updated on a device before its sums were checked may have used partial ones.
bool Trainer::may_hold_partial_sums() const {
    return inputs_.group != nullptr && inputs_.group->completes_on_device() &&
           state_.optimization.phases_done() > 0;
}

/// Checks at most once a second, because the folder may be on a slow network file system.
Result<void> Trainer::check_folder() {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_folder_check_)
        return {};
    next_folder_check_ = now + std::chrono::seconds(1);
    return inputs_.checkpoints.check_folder();
}

/// Executes the commands in the order in which they were posted. A paused run waits here for more.
Result<void> Trainer::pass_boundary() {
    BoundaryDecisions decided =
        inputs_.boundary.decide(inputs_.boundary.writes() ? check_folder() : Result<void>());
    if (decided.status)
        reapply_setting_changes();
    while (true) {
        if (!decided.status)
            return save_then_end_all(decided.status.error());
        for (const PostedCommand& command : decided.commands)
            if (auto executed = execute(command); !executed)
                return executed;
        if (!is_paused_)
            return {};
        decided = inputs_.boundary.wait();
    }
}

void Trainer::reapply_setting_changes() {
    auto& changes = inputs_.pending_setting_changes;
    for (; !changes.empty() && changes.front().step <= state_.progress.step;
         changes.erase(changes.begin()))
        live_settings_.apply({changes.front().settings, /*replayed=*/true});
}

Result<void> Trainer::execute(const PostedCommand& posted) {
    if (const auto* change = std::get_if<SettingsChange>(&posted)) {
        live_settings_.apply(*change);
        return {};
    }
    switch (std::get<TrainCommand>(posted)) {
    case TrainCommand::pause:
        is_paused_ = true;
        report_phase(RunPhase::paused, message(FORMANT_TR("train", "paused at step {step}"),
                                               step_arg(state_.progress.step)));
        return {};
    case TrainCommand::resume:
        if (std::exchange(is_paused_, false))
            report_phase(RunPhase::training, message(FORMANT_TR("train", "training resumed")));
        return {};
    case TrainCommand::stop:
        return stop();
    case TrainCommand::save_now:
        return save(Retention::pinned);
    case TrainCommand::save_recent:
        return save();
    case TrainCommand::sample_now:
        return synthesize_samples();
    }
    return {};
}

MemoryUse Trainer::configured_memory() const {
    return {state_.config.batch_size, state_.config.uses_gradient_checkpointing()};
}

MemoryUse Trainer::initial_memory() const {
    return inputs_.reduced_memory ? min_memory_use(*inputs_.reduced_memory, configured_memory())
                                  : configured_memory();
}

Result<StepRecord> Trainer::run_step(GlobalBatch& batch) {
    const std::int64_t step = state_.progress.step + 1;
    try {
        auto record = oom_retry_.run(
            batch, {step, state_.learning_rate(step, batch.epoch), state_.spike_limits()});
        return record ? record : fail(save_then_end_all(record.error()).error());
    } catch (const RankFailure&) {
        throw;
    } catch (const std::exception& anomaly) {
        if (state_.config.debug != "anomaly")
            throw;
        return fail(save_then_fail(anomaly_at(step, anomaly)).error());
    }
}

void Trainer::advance_progress(const GlobalBatch& batch) {
    const bool last = batch.index + 1 == inputs_.data.batches_per_epoch();
    state_.progress.step += 1;
    state_.progress.epoch = batch.epoch + (last ? 1 : 0);
    state_.progress.next_batch = last ? 0 : batch.index + 1;
}

void Trainer::report_step(const StepRecord& record, std::int64_t epoch) {
    StepReport report;
    report.step = state_.progress.step;
    report.max_steps = state_.config.max_steps;
    report.epoch = epoch;
    report.losses = record.losses;
    report.total = record.total;
    report.learning_rate = state_.learning_rate(state_.progress.step, epoch);
    report.grad_norm = record.grad_norm;
    report.grad_norms = phase_grad_norms(record);
    report.loss_scale = record.loss_scale;
    report.next_save = next_save();
    report.applied = record.applied;
    report.layer_norms = record.layer_norms;
    clock_.fill_in(report, state_.config.samples_per_step());
    inputs_.observer.on_event(report);
}

std::int64_t Trainer::next_save() const {
    const std::int64_t interval = state_.config.save_interval_steps;
    return std::min(inputs_.initial_config.max_steps,
                    (state_.progress.step / interval + 1) * interval);
}

Result<void> Trainer::apply_loss_verdict(const StepRecord& record) {
    if (record.applied)
        state_.validation_monitor.add_step(record.total);
    const LossVerdict verdict = state_.divergence_monitor.add_step(facts_of(record));
    const auto advice =
        advice_on(verdict, state_.progress.step, facts_of(record), state_.divergence_monitor);
    if (advice)
        inputs_.observer.on_event(*advice);
    if (verdict != LossVerdict::rollback && verdict != LossVerdict::diverged)
        return {};
    if (auto restored = checkpoint_manager_.rollback(); !restored)
        return restored;
    return verdict == LossVerdict::rollback
               ? Result<void>()
               : save_then_end_all({ErrorKind::training, advice->what});
}

Result<void> Trainer::run_scheduled_actions() {
    Result<void> done;
    if (!inputs_.validation.empty() && is_due(state_.config.valid_interval_steps))
        done = validate();
    if (is_due(state_.config.save_interval_steps))
        done = done.and_then([&] { return save(); });
    if (is_due(state_.config.sample_interval_steps))
        done = done.and_then([&] { return synthesize_samples(); });
    // A disk error comes from saving itself, or from a stop while the run waited for free space.
    const bool can_save = !done && done.error().kind != ErrorKind::disk;
    return can_save ? save_then_end_all(done.error()) : done;
}

Result<void> Trainer::validate() {
    set_activity(RankActivity::validating);
    const auto record = oom_retry_.evaluate(inputs_.validation);
    set_activity(RankActivity::training);
    if (!record)
        return fail(record.error());
    const ValidationVerdict verdict = state_.validation_monitor.add_validation(record->total);
    const bool best = verdict == ValidationVerdict::improved;
    inputs_.observer.on_event(
        ValidationReport{state_.progress.step, record->losses, record->total, best});
    return apply_validation_verdict(verdict);
}

Result<void> Trainer::apply_validation_verdict(ValidationVerdict verdict) {
    if (verdict == ValidationVerdict::improved)
        return run_on_rank_0(RankActivity::saving, [&] { return checkpoint_writer_.write_best(); });
    if (const auto advice = advice_on(verdict, state_.progress.step, state_.config))
        inputs_.observer.on_event(*advice);
    if (verdict != ValidationVerdict::plateau)
        return {};
    if (state_.config.on_plateau == "lower_rate")
        state_.progress.rate_factor /= 2;
    if (state_.config.early_stopping)
        state_.progress.ended_by_patience = state_.config.patience;
    return {};
}

Result<void> Trainer::synthesize_samples() {
    return run_on_rank_0(RankActivity::sampling, [&] { return write_samples(); });
}

Result<void> Trainer::write_samples() {
    if (!inputs_.synthesize_samples)
        return {};
    inputs_.model.eval();
    auto synthesized = synthesize_with_raw_and_ema_weights();
    inputs_.model.train();
    if (synthesized || synthesized.error().kind != ErrorKind::disk)
        return synthesized;
    // Samples are for listening only; checkpoints wait for free space if they need it.
    inputs_.observer.on_event(
        Advice{state_.progress.step, "samples-not-written", synthesized.error().what});
    return {};
}

Result<void> Trainer::run_on_rank_0(RankActivity activity,
                                    const std::function<Result<void>()>& action) {
    set_activity(activity);
    const Result<void> done = inputs_.boundary.writes() ? action() : Result<void>();
    const auto saved_step = inputs_.boundary.broadcast_from_rank_0(
        done.map([&] { return checkpoint_manager_.last_saved(); }));
    set_activity(RankActivity::training);
    return saved_step.map([&](std::int64_t step) {
        if (step == state_.progress.step && checkpoint_manager_.last_saved() != step)
            checkpoint_manager_.record_save_of_rank_0();
    });
}

Result<void> Trainer::save(Retention retention) {
    equalize_ranks(state_.optimization, inputs_.group, state_.progress.step, inputs_.observer);
    return run_on_rank_0(RankActivity::saving, [&]() -> Result<void> {
        if (auto usable = inputs_.checkpoints.check_folder(); !usable)
            return save_then_fail(usable.error());
        report_phase(RunPhase::saving);
        return checkpoint_writer_.write_step(retention).map(
            [&] { report_phase(is_paused_ ? RunPhase::paused : RunPhase::training); });
    });
}

Result<void> Trainer::synthesize_with_raw_and_ema_weights() {
    if (inputs_.initial_config.sample_raw_weights)
        if (auto synthesized = inputs_.synthesize_samples(state_.progress.step, SampleWeights::raw);
            !synthesized)
            return synthesized;
    const ExponentialMovingAverage::Scope ema_weights(state_.optimization.ema());
    return inputs_.synthesize_samples(state_.progress.step, SampleWeights::ema);
}

/// Saves a checkpoint before it returns the error, so that the completed steps are not lost. Other
/// ranks may have ended, so nothing is shared with them.
Result<void> Trainer::save_then_fail(const Error& error) {
    return fail_after(try_save(), error);
}

/// Saves before it returns an error that all ranks have. They wait for the save, because launchers
/// end all ranks soon after the first.
Result<void> Trainer::save_then_end_all(const Error& error) {
    return fail_after(run_on_rank_0(RankActivity::saving, [&] { return try_save(); }), error);
}

Result<void> Trainer::fail_after(const Result<void>& saved, const Error& error) {
    if (!saved)
        inputs_.observer.on_event(Advice{state_.progress.step, "not-saved", saved.error().what});
    return fail(error);
}

/// Converts exceptions to errors: a broken device throws again when its tensors are saved.
Result<void> Trainer::try_save() {
    try {
        return save_before_end();
    } catch (const std::exception& failure) {
        return fail(internal_error(failure));
    }
}

Result<void> Trainer::save_before_end() {
    if (!inputs_.boundary.writes())
        return {};
    report_phase(RunPhase::saving);
    return checkpoint_writer_.write_last_step();
}

/// The other ranks wait for the save: launchers end all ranks soon after the first.
Result<void> Trainer::stop() {
    const auto saved = run_on_rank_0(RankActivity::saving, [&] { return save_before_end(); });
    return saved.and_then([&]() -> Result<void> {
        const Message what = stop_message(state_.progress.step);
        report_phase(RunPhase::stopped, what);
        return fail(ErrorKind::interrupted, what);
    });
}

Result<void> Trainer::finish() {
    return run_on_rank_0(RankActivity::saving, [&] {
        return checkpoint_writer_.write_final()
            .and_then([&] {
                return completion_message(state_, inputs_.checkpoints, !inputs_.validation.empty());
            })
            .map([&](Message what) { report_phase(RunPhase::done, std::move(what)); });
    });
}

Result<void> Trainer::resume(const StateTree& checkpoint) {
    const auto resumed = checkpoint_manager_.resume(checkpoint).and_then([&] {
        return check_trains_any(inputs_.initial_layers, state_.model());
    });
    return resumed.map([&] {
        state_.progress.memory = state_.progress.memory_was_short
                                     ? min_memory_use(state_.progress.memory, initial_memory())
                                     : initial_memory();
        state_.progress.memory_was_short |= inputs_.reduced_memory.has_value();
        if (!state_.is_stopped_early())
            state_.progress.ended_by_patience = 0;
        oom_retry_.apply_memory_use();
        inputs_.data.seek(state_.progress.epoch, state_.progress.next_batch);
        const auto threads = checkpoint.get<std::int64_t>("threads");
        if (inputs_.device.is_cpu() && threads && *threads != at::get_num_threads())
            inputs_.observer.on_event(
                other_threads_advice(state_.progress.step, *threads, at::get_num_threads()));
    });
}

void Trainer::report_phase(RunPhase phase, Message what) {
    inputs_.observer.on_event(RunState{phase, state_.progress.step, std::move(what)});
}

void Trainer::set_activity(RankActivity activity) {
    if (inputs_.group != nullptr)
        inputs_.group->set_activity(activity);
}

} // namespace formant
