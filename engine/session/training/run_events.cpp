#include "engine/session/training/run_events.h"

#include "engine/base/log.h"
#include "engine/tuning/running_verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Weight of a new step in the running means of its times. Both means start at 0, so their ratio is
/// correct from the first step.
constexpr double new_step_weight = 0.05;

/// Returns true for a state that ends only when somebody acts.
bool can_last(RunPhase phase) {
    return is_final(phase) || phase == RunPhase::paused || phase == RunPhase::waiting;
}

} // namespace

RunEvents::RunEvents(const RunFolder& folder, MetricsSinks metrics, TrainObserver& observer)
    : folder_(folder), metrics_(std::move(metrics)), observer_(observer) {}

void RunEvents::on_event(const TrainEvent& event) {
    update_monitors(event);
    const std::lock_guard lock(mutex_);
    if (const auto* report = std::get_if<StepReport>(&event))
        step_ = report->step;
    for (const auto& sink : metrics_)
        sink->on_event(event);
    if (const auto* advice = std::get_if<Advice>(&event))
        log_to_files(
            fmt::format("step {}: {} [{}]", advice->step, to_english(advice->what), advice->id));
    if (const auto* changed = std::get_if<SettingsChanged>(&event))
        log_to_files(to_english(changed->what));
    if (const auto* state = std::get_if<RunState>(&event))
        record_state(*state);
    if (const auto* report = std::get_if<RanksReport>(&event))
        keep_gpus_of_ranks(*report);
    observer_.on_event(event);
}

void RunEvents::report_state(RunPhase phase, Message what) {
    on_event(RunState{phase, step_, std::move(what)});
}

void RunEvents::advise(const std::string& id, Message what) {
    on_event(Advice{step_, id, std::move(what)});
}

void RunEvents::watch_for_stalls() {
    stall_watchdog_.emplace([this](double seconds) { report_stall(seconds); });
}

void RunEvents::mark_resume() {
    for (const auto& sink : metrics_)
        sink->resumed_at(step_);
}

void RunEvents::watch_hardware(TelemetryRequest request) {
    request.run_folder = folder_.path();
    request.why_underused = [this] { return verdict_while_running(step_ms_, data_wait_ms_); };
    telemetry_.emplace(
        request, TelemetryListeners{
                     [this] { return step_.load(); },
                     [this](const HardwareSample& sample) { forward_sample(sample); },
                     [this](const HardwareSample& sample) { record_sample(sample); },
                     [this](const std::string& id, Message what) { advise(id, std::move(what)); }});
}

/// Ends the telemetry before the final state, which is the last event of a run.
void RunEvents::update_monitors(const TrainEvent& event) {
    if (const auto* state = std::get_if<RunState>(&event); state && is_final(state->phase))
        telemetry_.reset();
    if (const auto* report = std::get_if<StepReport>(&event)) {
        if (stall_watchdog_)
            stall_watchdog_->step_ended(report->step_ms);
        step_ms_ = step_ms_ + new_step_weight * (report->step_ms - step_ms_);
        data_wait_ms_ = data_wait_ms_ + new_step_weight * (report->data_wait_ms - data_wait_ms_);
    }
    if (stall_watchdog_ && !std::holds_alternative<StepReport>(event) &&
        !std::holds_alternative<Advice>(event) && !std::holds_alternative<RanksReport>(event))
        stall_watchdog_->pause();
}

void RunEvents::report_stall(double seconds) {
    advise("stalled",
           message(FORMANT_TR("session", "no step for {seconds} s, more than 20 times as long as "
                                         "usual; is the GPU or the disk busy with something else, "
                                         "or the machine out of memory?"),
                   {{"seconds", fmt::format("{:.0f}", seconds)}}));
}

void RunEvents::keep_gpus_of_ranks(const RanksReport& report) {
    gpus_of_ranks_.clear();
    for (const RankReport& rank : report.ranks)
        if (rank.gpu)
            gpus_of_ranks_.push_back(*rank.gpu);
}

/// Adds the GPUs of other machines, as their ranks have last reported them.
HardwareSample RunEvents::with_gpus_of_ranks(HardwareSample sample) const {
    for (const GpuSample& gpu : gpus_of_ranks_)
        if (std::ranges::find(sample.gpus, gpu.uuid, &GpuSample::uuid) == sample.gpus.end())
            sample.gpus.push_back(gpu);
    return sample;
}

void RunEvents::forward_sample(const HardwareSample& sample) {
    const std::lock_guard lock(mutex_);
    observer_.on_event(with_gpus_of_ranks(sample));
}

void RunEvents::record_sample(const HardwareSample& sample) {
    const std::lock_guard lock(mutex_);
    for (const auto& sink : metrics_)
        sink->on_event(with_gpus_of_ranks(sample));
}

/// Logs the state. States that can last, and the first one after them, are also saved in the run
/// folder, for the status of the run.
void RunEvents::record_state(const RunState& state) {
    phase_ = state.phase;
    if (!state.what.empty())
        log_to_files(to_english(state.what));
    const bool did_last = std::exchange(is_lasting_, can_last(phase_));
    if (!is_lasting_ && !did_last)
        return;
    if (auto saved = folder_.save_state(state); !saved)
        log(LogLevel::warning,
            message(FORMANT_TR("session", "formant status and the window show a former state of "
                                          "this run: {reason}"),
                    {{"reason", saved.error().what}}));
}

} // namespace formant
