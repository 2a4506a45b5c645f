#include "engine/train/trainer.h"

#include "engine/base/version.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/train/schedule.h"
#include "engine/train/step_advice.h"

#include <ATen/DeviceAccelerator.h>
#include <ATen/Parallel.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

JudgeConfig judge_config(const TrainConfig& config) {
    return {config.loss_explosion_protection, config.explosion_threshold,
            config.rollback_after_skips};
}

ScheduleConfig schedule_config(const TrainConfig& config) {
    return {config.learning_rate, config.learning_rate_final, config.warmup_steps,
            config.max_steps};
}

StateTree schedule_state(const TrainConfig& config, double learning_rate) {
    StateTree state;
    state["learning_rate"] = learning_rate;
    state["peak"] = config.learning_rate;
    state["final_share"] = config.learning_rate_final;
    state["warmup_steps"] = config.warmup_steps;
    state["max_steps"] = config.max_steps;
    return state;
}

MessageArgs step_arg(std::int64_t step) {
    return {{"step", std::to_string(step)}};
}

StepFacts facts_of(const StepRecord& record) {
    return {record.total, record.grad_norm, record.applied};
}

} // namespace

Trainer::Trainer(const TrainerInputs& inputs)
    : in_(inputs), executor_(in_.model, in_.config, in_.device), judge_(judge_config(in_.config)) {
    progress_.micro_batch = in_.config.batch_size;
    executor_.save(good_state_);
}

Result<void> Trainer::run() {
    say(RunPhase::training);
    while (progress_.step < in_.config.max_steps) {
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
    bool paused = false;
    auto commands = in_.commands.take_all();
    while (!commands.empty()) {
        for (const TrainCommand command : commands)
            if (auto obeyed = obey(command, paused); !obeyed)
                return obeyed;
        commands = paused ? in_.commands.wait_for_any() : std::vector<TrainCommand>();
    }
    return {};
}

Result<void> Trainer::obey(TrainCommand command, bool& paused) {
    switch (command) {
    case TrainCommand::pause:
        paused = true;
        say(RunPhase::paused,
            message(FORMANT_TR("train", "paused at step {step}"), step_arg(progress_.step)));
        return {};
    case TrainCommand::resume:
        if (std::exchange(paused, false))
            say(RunPhase::training, message(FORMANT_TR("train", "training goes on")));
        return {};
    case TrainCommand::stop:
        return stop();
    case TrainCommand::save_now:
        return save();
    case TrainCommand::sample_now:
        return speak();
    }
    return {};
}

double Trainer::learning_rate(std::int64_t step) const {
    return learning_rate_at(schedule_config(in_.config), step) * judge_.rate_factor();
}

Result<StepRecord> Trainer::take_step(GlobalBatch& batch) {
    const std::int64_t step = progress_.step + 1;
    while (true) {
        try {
            return executor_.run(batch, {step, learning_rate(step), judge_.limit()});
        } catch (const c10::OutOfMemoryError&) {
            if (auto halved = halve_micro_batch(batch); !halved)
                return fail(halved.error());
        }
    }
}

/// The same step again in smaller slices: draws are keyed by sample, so it is the same step.
Result<void> Trainer::halve_micro_batch(GlobalBatch& batch) {
    const std::int64_t step = progress_.step + 1;
    if (progress_.micro_batch == 1)
        return fail(
            ErrorKind::training,
            message(FORMANT_TR("train", "out of memory at step {step} with one sample at a "
                                        "time; use a smaller model or leave out the longest "
                                        "recordings"),
                    step_arg(step)));
    if (!in_.device.is_cpu())
        at::accelerator::emptyCache();
    progress_.micro_batch /= 2;
    in_.data.set_micro_batch(progress_.micro_batch);
    in_.data.seek(batch.epoch, batch.index);
    in_.observer.on_event(out_of_memory_advice(step, progress_.micro_batch));
    return in_.data.next().map([&](GlobalBatch sliced) { batch = std::move(sliced); });
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
    report.max_steps = in_.config.max_steps;
    report.epoch = epoch;
    report.losses = record.losses;
    report.total = record.total;
    report.learning_rate = learning_rate(progress_.step);
    report.grad_norm = record.grad_norm;
    report.applied = record.applied;
    report.step_ms = clock_.step_ms();
    report.data_wait_ms = clock_.data_wait_ms();
    const std::int64_t samples = in_.config.batch_size * in_.config.gradient_accumulation_steps;
    report.samples_per_s = 1000.0 * static_cast<double>(samples) / clock_.step_ms();
    report.seconds_left = clock_.seconds_left(in_.config.max_steps - progress_.step);
    in_.observer.on_event(report);
}

Result<void> Trainer::heed(const StepRecord& record) {
    const Verdict verdict = judge_.judge(facts_of(record));
    const auto advice = advice_on(verdict, progress_.step, facts_of(record), judge_);
    if (advice)
        in_.observer.on_event(*advice);
    if (verdict != Verdict::roll_back && verdict != Verdict::diverged)
        return {};
    if (auto rolled_back = executor_.load(good_state_); !rolled_back)
        return rolled_back;
    return verdict == Verdict::roll_back ? Result<void>()
                                         : save_and_fail({ErrorKind::training, advice->what});
}

Result<void> Trainer::do_what_is_due() {
    Result<void> done;
    const bool last = progress_.step == in_.config.max_steps;
    if (!in_.validation.empty() && (last || is_due(in_.config.valid_interval_steps)))
        done = validate();
    if (last || is_due(in_.config.sample_interval_steps))
        done = done.and_then([&] { return speak(); });
    if (last || is_due(in_.config.save_interval_steps))
        done = done.and_then([&] { return save(); });
    return done;
}

Result<void> Trainer::validate() {
    StepRecord record;
    {
        const WeightAverage::Scope averaged(executor_.average());
        record = executor_.evaluate(in_.validation);
    }
    const bool best = !progress_.best_validation || record.total < *progress_.best_validation;
    in_.observer.on_event(ValidationReport{progress_.step, record.losses, record.total, best});
    if (!best)
        return {};
    progress_.best_validation = record.total;
    return in_.checkpoints.save_best(progress_.step, checkpoint_state()).map([&](const Path& file) {
        in_.observer.on_event(CheckpointSaved{progress_.step, file.string()});
    });
}

Result<void> Trainer::speak() {
    if (!in_.speak_samples)
        return {};
    in_.model.eval();
    const WeightAverage::Scope averaged(executor_.average());
    auto spoken = in_.speak_samples(progress_.step);
    in_.model.train();
    return spoken;
}

Result<void> Trainer::save() {
    if (last_saved_ == progress_.step)
        return {};
    say(RunPhase::saving);
    auto file = in_.checkpoints.save_step(progress_.step, checkpoint_state());
    if (!file)
        return fail(file.error());
    last_saved_ = progress_.step;
    executor_.save(good_state_);
    in_.observer.on_event(CheckpointSaved{progress_.step, file->string()});
    say(RunPhase::training);
    return in_.checkpoints.keep_newest(in_.config.keep_checkpoints);
}

/// What was reached is not lost with the step that failed.
Result<void> Trainer::save_and_fail(const Error& error) {
    if (auto saved = save(); !saved)
        in_.observer.on_event(Advice{progress_.step, "not-saved", saved.error().what});
    return fail(error);
}

Result<void> Trainer::stop() {
    return save().and_then([&]() -> Result<void> {
        const Message what = message(FORMANT_TR("train", "stopped and saved at step {step}"),
                                     step_arg(progress_.step));
        say(RunPhase::stopped, what);
        return fail(ErrorKind::interrupted, what);
    });
}

Result<void> Trainer::finish() {
    StateTree::Map state = checkpoint_state().map();
    for (const char* training_only : {"optimisers", "scalers", "schedule", "monitor", "plan"})
        state.erase(training_only);
    return in_.checkpoints.save_final(StateTree(std::move(state))).map([&](const Path& file) {
        in_.observer.on_event(CheckpointSaved{progress_.step, file.string()});
        say(RunPhase::done,
            message(FORMANT_TR("train", "done after {step} steps"), step_arg(progress_.step)));
    });
}

StateTree Trainer::checkpoint_state() const {
    StateTree state = in_.header;
    state["format"] = checkpoint_format;
    state["formant_version"] = formant_version();
    state["torch_version"] = torch_version();
    state["seed"] = in_.config.seed;
    state["threads"] = std::int64_t{at::get_num_threads()};
    state["schedule"] = schedule_state(in_.config, learning_rate(progress_.step));
    state["scalers"] = StateTree::Map(); // float32 needs none
    state["overrides"] = StateTree::Map();
    state["monitor"] = judge_.save();
    save_progress(progress_, state);
    executor_.save(state);
    return state;
}

Result<void> Trainer::resume(const StateTree& checkpoint) {
    const auto progress = load_progress(checkpoint);
    if (!progress)
        return fail(progress.error());
    auto loaded = executor_.load(checkpoint)
                      .and_then([&] { return checkpoint.subtree("monitor"); })
                      .and_then([&](const StateTree& monitor) { return judge_.load(monitor); });
    if (!loaded)
        return loaded;
    progress_ = *progress;
    progress_.micro_batch = std::min(progress_.micro_batch, in_.config.batch_size);
    last_saved_ = progress_.step;
    executor_.save(good_state_);
    in_.data.set_micro_batch(progress_.micro_batch);
    in_.data.seek(progress_.epoch, progress_.next_batch);
    const auto threads = checkpoint.get<std::int64_t>("threads");
    if (in_.device.is_cpu() && threads && *threads != at::get_num_threads())
        in_.observer.on_event(
            other_threads_advice(progress_.step, *threads, at::get_num_threads()));
    return {};
}

void Trainer::say(RunPhase phase, Message what) {
    in_.observer.on_event(RunState{phase, progress_.step, std::move(what)});
}

} // namespace formant
