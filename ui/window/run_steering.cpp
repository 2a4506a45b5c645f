#include "ui/window/run_steering.h"

#include "engine/session/runs/finished_run.h"
#include "ui/languages/isolated.h"
#include "ui/translate.h"

#include <QtCore/QLocale>

#include <utility>

namespace formant {

using Tone = RunControls::Tone;

RunSteering::RunSteering(RunAdapter& adapter, RunControls& controls, ChosenRun chosen,
                         QObject* parent)
    : QObject(parent), adapter_(adapter), controls_(controls), chosen_(std::move(chosen)),
      settled_(chosen_) {
    connect(&controls, &RunControls::start_asked, this, &RunSteering::start);
    connect(&controls, &RunControls::stop_asked, this, &RunSteering::stop);
    const auto post = [this](TrainCommand command) {
        return [this, command] { adapter_.post(command); };
    };
    connect(&controls, &RunControls::pause_asked, this, post(TrainCommand::pause));
    connect(&controls, &RunControls::resume_asked, this, post(TrainCommand::resume));
    connect(&controls, &RunControls::save_asked, this, post(TrainCommand::save_now));
    connect(&controls, &RunControls::sample_asked, this, post(TrainCommand::sample_now));
    connect(&adapter, &RunAdapter::events, this,
            qOverload<const std::vector<TrainEvent>&>(&RunSteering::take));
    connect(&adapter, &RunAdapter::not_started, this, &RunSteering::show_not_started);
    connect(&adapter, &RunAdapter::ended, this, &RunSteering::show_end);
    connect(&controls, &RunControls::leave_asked, &adapter, &RunAdapter::leave);
    connect(&adapter, &RunAdapter::started, this,
            [this] { controls_.set_followed(adapter_.is_followed()); });
    connect(&adapter, &RunAdapter::left, this, &RunSteering::show_left);
    show_ready();
    look_at_choice();
}

void RunSteering::look_at_choice() {
    const auto request = chosen_();
    looking_.reset();
    if (!request)
        return take_choice(false, false);
    looking_.emplace(
        *this, [request = *request](const Cancellation&) { return would_go_on(request); },
        [this](bool goes_on) { take_choice(true, goes_on); });
}

void RunSteering::show_ready() {
    say([this] { return ready_words(); });
    says_ready_ = true;
}

QString RunSteering::ready_words() const {
    if (!has_choice_)
        return tr("Choose what to train, then start.");
    return controls_.goes_on() ? tr("“Go on” continues this training.")
                               : tr("“Start” begins this training.");
}

void RunSteering::take_choice(bool has_choice, bool goes_on) {
    has_choice_ = has_choice;
    controls_.set_goes_on(goes_on);
    if (says_ready_)
        show_ready();
}

void RunSteering::say(RunControls::Words words, RunControls::Tone tone) {
    says_ready_ = false;
    controls_.set_status(std::move(words), tone);
}

void RunSteering::forget_failure(bool mended) {
    const bool has_failed =
        controls_.state() == RunControls::State::idle && controls_.tone() == Tone::failed;
    if (has_failed && (mended || is_not_started_))
        show_ready();
}

void RunSteering::start() {
    const auto request = settled_();
    if (request)
        return start_with(*request);
    Q_EMIT starting();
    show_not_started(request.error());
}

void RunSteering::start_with(const RunRequest& request) {
    Q_EMIT starting();
    show_preparing([] { return tr("Preparing…"); });
    adapter_.start(request);
}

void RunSteering::begin(const RunStarter& starter, const RunRequest& request,
                        RunControls::Words words) {
    Q_EMIT starting();
    show_preparing(std::move(words));
    adapter_.start_by(starter, request);
}

void RunSteering::show_preparing(RunControls::Words words) {
    is_not_started_ = false;
    before_start_ = controls_.said();
    said_ready_ = says_ready_;
    controls_.set_state(RunControls::State::running);
    controls_.set_preparing();
    say(std::move(words));
}

void RunSteering::show_not_started(const Error& error) {
    is_not_started_ = true;
    controls_.set_state(RunControls::State::idle);
    say([why = error.what] { return tr("Could not start: %1").arg(translate(why)); }, Tone::failed);
}

void RunSteering::forget_start() {
    if (!std::exchange(is_not_started_, false))
        return;
    controls_.say_again(before_start_);
    says_ready_ = said_ready_;
}

void RunSteering::stop() {
    controls_.set_state(RunControls::State::stopping);
    say([] { return tr("Finishing the step and saving…"); });
    adapter_.post(TrainCommand::stop);
}

/// Of many reports only the latest can be read.
void RunSteering::take(const std::vector<TrainEvent>& batch) {
    const StepReport* latest = nullptr;
    for (const TrainEvent& event : batch)
        if (const auto* report = std::get_if<StepReport>(&event))
            latest = report;
        else if (const auto* state = std::get_if<RunState>(&event))
            take(*state);
        else if (const auto* saved = std::get_if<CheckpointSaved>(&event))
            take(*saved);
    if (latest != nullptr)
        take(*latest);
}

void RunSteering::take(const RunState& state) {
    const bool stopping = controls_.state() == RunControls::State::stopping;
    if (!stopping && state.phase == RunPhase::paused)
        controls_.set_state(RunControls::State::paused);
    if (!stopping && state.phase == RunPhase::training)
        controls_.set_state(RunControls::State::running);
    if (!state.what.empty())
        say([what = state.what] { return translated_sentence(what); });
}

void RunSteering::take(const StepReport& report) {
    controls_.set_progress(report.step, report.max_steps, report.seconds_left);
    if (controls_.state() != RunControls::State::running)
        return;
    say([loss = report.total, speed = report.samples_per_s] {
        const QLocale locale;
        return tr("Training: loss %1, %2 samples a second.")
            .arg(locale.toString(loss, 'f', 3), locale.toString(speed, 'f', 1));
    });
}

void RunSteering::take(const CheckpointSaved& saved) {
    say([file = saved.file] {
        return tr("Saved %1").arg(isolated_path(QString::fromStdString(file)));
    });
}

/// A stop by hand, a failure and the end of a training are told apart at a glance.
void RunSteering::show_end(const RunEnd& run_end) {
    controls_.set_state(RunControls::State::idle);
    controls_.set_followed(false);
    look_at_choice();
    if (run_end.result)
        return say(
            [] { return tr("Done: the voice is trained. Let it speak on the page Samples."); },
            Tone::done);
    const Error& error = run_end.result.error();
    if (error.kind == ErrorKind::interrupted)
        say([what = error.what] { return translated_sentence(what); }, Tone::stopped);
    else
        say([what = error.what] { return tr("Failed: %1").arg(translate(what)); }, Tone::failed);
}

void RunSteering::show_left() {
    controls_.set_state(RunControls::State::idle);
    controls_.set_followed(false);
    look_at_choice();
    say([] {
        return tr("The training goes on in its own process; another one can be started here.");
    });
}

} // namespace formant
