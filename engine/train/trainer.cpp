#include "engine/train/trainer.h"

#include "engine/base/version.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/train/schedule.h"

#include <ATen/Parallel.h>
#include <c10/core/Allocator.h>
#include <c10/util/Exception.h>

#include <algorithm>

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

std::string number(double value) {
    std::string text = std::to_string(value);
    return text.substr(0, text.find('.') + 4);
}

} // namespace

Trainer::Trainer(const TrainerInputs& inputs)
    : in_(inputs), executor_(in_.model, in_.config, in_.device), judge_(judge_config(in_.config)),
      micro_batch_(in_.config.batch_size) {
    executor_.save(good_state_);
}

Result<void> Trainer::run() {
    say(RunPhase::training);
    while (step_ < in_.config.max_steps) {
        if (auto obeyed = obey_commands(); !obeyed)
            return obeyed;
        clock_.begin_step();
        auto batch = next_batch();
        if (!batch)
            return save().and_then([&]() -> Result<void> { return fail(batch.error()); });
        ++step_;
        learning_rate_ =
            learning_rate_at(schedule_config(in_.config), step_) * judge_.rate_factor();
        auto record = take_step(*batch);
        if (!record)
            return fail(record.error());
        clock_.end_step();
        report(*record, learning_rate_);
        auto done = heed(*record).and_then([&] { return do_what_is_due(); });
        if (!done)
            return done;
    }
    return finish();
}

Result<void> Trainer::obey_commands() {
    bool stop_asked = false;
    for (const TrainCommand command : in_.commands.take_all()) {
        Result<void> done;
        if (command == TrainCommand::stop)
            stop_asked = true;
        else if (command == TrainCommand::pause)
            done = pause(stop_asked);
        else if (command == TrainCommand::save_now)
            done = save();
        else if (command == TrainCommand::sample_now)
            done = speak();
        if (!done)
            return done;
    }
    return stop_asked ? stop() : Result<void>();
}

Result<void> Trainer::pause(bool& stop) {
    say(RunPhase::paused,
        message(FORMANT_TR("train", "paused at step {step}"), {{"step", std::to_string(step_)}}));
    while (!stop) {
        for (const TrainCommand command : in_.commands.wait_for_any()) {
            if (command == TrainCommand::resume) {
                say(RunPhase::training, message(FORMANT_TR("train", "training goes on")));
                return {};
            }
            stop = stop || command == TrainCommand::stop;
            Result<void> done;
            if (command == TrainCommand::save_now)
                done = save();
            else if (command == TrainCommand::sample_now)
                done = speak();
            if (!done)
                return done;
        }
    }
    return {};
}

Result<GlobalBatch> Trainer::next_batch() {
    auto batch = in_.data.next();
    clock_.data_is_there();
    if (batch) {
        const bool last = batch->index + 1 == in_.data.batches_per_epoch();
        epoch_ = batch->epoch + (last ? 1 : 0);
        next_index_ = last ? 0 : batch->index + 1;
    }
    return batch;
}

Result<StepRecord> Trainer::take_step(GlobalBatch& batch) {
    while (true) {
        try {
            return executor_.run(batch, {step_, learning_rate_, judge_.limit()});
        } catch (const c10::OutOfMemoryError&) {
            if (auto halved = halve_micro_batch(batch); !halved)
                return fail(halved.error());
        }
    }
}

/// The same step again in smaller slices: draws are keyed by sample, so it is the same step.
Result<void> Trainer::halve_micro_batch(GlobalBatch& batch) {
    if (micro_batch_ == 1)
        return fail(
            ErrorKind::training,
            message(FORMANT_TR("train", "out of memory at step {step} with one sample at a "
                                        "time; use a smaller model or leave out the longest "
                                        "recordings"),
                    {{"step", std::to_string(step_)}}));
    micro_batch_ /= 2;
    in_.data.set_micro_batch(micro_batch_);
    in_.data.seek(batch.epoch, batch.index);
    advise(
        "out-of-memory",
        message(FORMANT_TR("train", "out of memory: the step is repeated with {count} samples at a "
                                    "time and more accumulation; the result is the same"),
                {{"count", std::to_string(micro_batch_)}}, micro_batch_));
    return in_.data.next().map([&](GlobalBatch sliced) { batch = std::move(sliced); });
}

Result<void> Trainer::heed(const StepRecord& record) {
    switch (judge_.judge({record.total, record.grad_norm, record.applied})) {
    case Verdict::fine:
        return {};
    case Verdict::skipped_not_finite:
        advise(
            "non-finite-step",
            message(FORMANT_TR("train", "the loss or its gradient was not a number; the step was "
                                        "left out and changed nothing")));
        return {};
    case Verdict::skipped_explosion:
        advise(
            "loss-explosion",
            message(FORMANT_TR("train", "the gradient norm was {norm}, above {limit}; the step was "
                                        "left out and changed nothing"),
                    {{"norm", number(record.grad_norm)}, {"limit", number(judge_.limit())}}));
        return {};
    case Verdict::roll_back:
        advise("rolled-back",
               message(FORMANT_TR("train", "{count} steps in a row had to be left out; back to the "
                                           "last good state, with the learning rate at {share} of "
                                           "its plan"),
                       {{"count", std::to_string(in_.config.rollback_after_skips)},
                        {"share", number(judge_.rate_factor())}}));
        return executor_.load(good_state_);
    }
    return {};
}

void Trainer::report(const StepRecord& record, double learning_rate) {
    StepReport report;
    report.step = step_;
    report.max_steps = in_.config.max_steps;
    report.epoch = epoch_;
    report.losses = record.losses;
    report.total = record.total;
    report.learning_rate = learning_rate;
    report.grad_norm = record.grad_norm;
    report.applied = record.applied;
    report.step_ms = clock_.step_ms();
    report.data_wait_ms = clock_.data_wait_ms();
    const std::int64_t samples = in_.config.batch_size * in_.config.gradient_accumulation_steps;
    report.samples_per_s = 1000.0 * static_cast<double>(samples) / clock_.step_ms();
    report.seconds_left = clock_.seconds_left(in_.config.max_steps - step_);
    in_.observer.on_event(report);
}

Result<void> Trainer::do_what_is_due() {
    Result<void> done;
    const bool last = step_ == in_.config.max_steps;
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
    const bool best = !has_best_ || record.total < best_;
    in_.observer.on_event(ValidationReport{step_, record.losses, record.total, best});
    if (!best)
        return {};
    has_best_ = true;
    best_ = record.total;
    return in_.checkpoints.save_best(step_, checkpoint_state()).map([&](const Path& file) {
        in_.observer.on_event(CheckpointSaved{step_, file.string()});
    });
}

Result<void> Trainer::speak() {
    if (!in_.speak_samples)
        return {};
    in_.model.eval();
    const WeightAverage::Scope averaged(executor_.average());
    auto spoken = in_.speak_samples(step_);
    in_.model.train();
    return spoken;
}

Result<void> Trainer::save() {
    if (last_saved_ == step_)
        return {};
    say(RunPhase::saving);
    const StateTree state = checkpoint_state();
    auto file = in_.checkpoints.save_step(step_, state);
    if (!file)
        return fail(file.error());
    last_saved_ = step_;
    executor_.save(good_state_);
    in_.observer.on_event(CheckpointSaved{step_, file->string()});
    say(RunPhase::training);
    return in_.checkpoints.keep_newest(in_.config.keep_checkpoints);
}

Result<void> Trainer::stop() {
    return save().and_then([&]() -> Result<void> {
        const Message what = message(FORMANT_TR("train", "stopped and saved at step {step}"),
                                     {{"step", std::to_string(step_)}});
        say(RunPhase::stopped, what);
        return fail(ErrorKind::interrupted, what);
    });
}

Result<void> Trainer::finish() {
    StateTree state = checkpoint_state();
    StateTree::Map final_state = state.map();
    for (const char* training_only : {"optimisers", "schedule", "monitor", "plan"})
        final_state.erase(training_only);
    return in_.checkpoints.save_final(StateTree(std::move(final_state))).map([&](const Path& file) {
        in_.observer.on_event(CheckpointSaved{step_, file.string()});
        say(RunPhase::done, message(FORMANT_TR("train", "done after {step} steps"),
                                    {{"step", std::to_string(step_)}}));
    });
}

StateTree Trainer::checkpoint_state() const {
    StateTree state = in_.header;
    state["format"] = checkpoint_format;
    state["formant_version"] = formant_version();
    state["torch_version"] = torch_version();
    state["step"] = step_;
    state["epoch"] = epoch_;
    state["seed"] = in_.config.seed;
    state["micro_batch"] = micro_batch_;
    state["threads"] = std::int64_t{at::get_num_threads()};
    state["monitor"] = judge_.save();
    state["plan"]["epoch"] = epoch_;
    state["plan"]["batch"] = next_index_;
    if (has_best_)
        state["best_validation"] = best_;
    executor_.save(state);
    return state;
}

Result<void> Trainer::resume(const StateTree& checkpoint) {
    const auto step = checkpoint.get<std::int64_t>("step");
    const auto plan = checkpoint.subtree("plan");
    const auto monitor = checkpoint.subtree("monitor");
    if (!step || !plan || !monitor)
        return fail(!step ? step.error() : !plan ? plan.error() : monitor.error());
    const auto epoch = plan->get<std::int64_t>("epoch");
    const auto index = plan->get<std::int64_t>("batch");
    if (!epoch || !index)
        return fail(!epoch ? epoch.error() : index.error());
    auto loaded = executor_.load(checkpoint).and_then([&] { return judge_.load(*monitor); });
    if (!loaded)
        return loaded;
    step_ = last_saved_ = *step;
    epoch_ = *epoch;
    next_index_ = *index;
    if (const auto best = checkpoint.get<double>("best_validation")) {
        has_best_ = true;
        best_ = *best;
    }
    executor_.save(good_state_);
    in_.data.seek(epoch_, next_index_);
    const auto threads = checkpoint.get<std::int64_t>("threads");
    if (in_.device.is_cpu() && threads && *threads != at::get_num_threads())
        advise(
            "other-thread-count",
            message(FORMANT_TR("train", "the checkpoint was made with {saved} threads, this runs "
                                        "with {now}: the run goes on, but not equal to the bit"),
                    {{"saved", std::to_string(*threads)},
                     {"now", std::to_string(at::get_num_threads())}}));
    return {};
}

void Trainer::say(RunPhase phase, Message what) {
    in_.observer.on_event(RunState{phase, step_, std::move(what)});
}

void Trainer::advise(const std::string& id, Message what) {
    in_.observer.on_event(Advice{step_, id, std::move(what)});
}

} // namespace formant
