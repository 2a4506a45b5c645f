#include "ui/window/run_controller.h"

#include "ui/languages/isolated.h"
#include "ui/translate.h"

#include <QtCore/QLocale>

#include <utility>

namespace formant {
namespace {

constexpr qint64 save_shown_ms = 4'000;

} // namespace

using Tone = RunControls::Tone;

RunController::RunController(RunAdapter& adapter, RunControls& controls, ChosenRun chosen,
                             QObject* parent)
    : QObject(parent), adapter_(adapter), controls_(controls), chosen_(std::move(chosen)),
      start_source_(chosen_) {
    connect(&controls, &RunControls::start_requested, this, &RunController::start);
    connect(&controls, &RunControls::stop_requested, this, &RunController::stop);
    const auto post = [this](TrainCommand command) {
        return [this, command] { adapter_.post(command); };
    };
    connect(&controls, &RunControls::pause_requested, this, post(TrainCommand::pause));
    connect(&controls, &RunControls::resume_requested, this, post(TrainCommand::resume));
    connect(&controls, &RunControls::save_requested, this, post(TrainCommand::save_now));
    connect(&controls, &RunControls::sample_requested, this, post(TrainCommand::sample_now));
    connect(&adapter, &RunAdapter::events, this,
            qOverload<const std::vector<TrainEvent>&>(&RunController::handle));
    connect(&adapter, &RunAdapter::history_received, this,
            [this](const std::vector<TrainEvent>& history) {
                for (const TrainEvent& event : history)
                    track_wait(event);
            });
    connect(&adapter, &RunAdapter::not_started, this, &RunController::show_not_started);
    connect(&adapter, &RunAdapter::ended, this, &RunController::show_end);
    connect(&controls, &RunControls::detach_requested, &adapter, &RunAdapter::detach);
    connect(&adapter, &RunAdapter::started, this,
            [this] { controls_.set_followed(adapter_.is_followed()); });
    connect(&adapter, &RunAdapter::detached, this, &RunController::show_detached);
    show_ready();
    update_choice();
}

void RunController::update_choice() {
    const auto request = chosen_();
    choice_task_.reset();
    choice_ = request ? request->config_file : std::string();
    if (!request)
        return set_choice(false, std::nullopt);
    choice_task_.emplace(
        *this, [request = *request](const CancellationToken&) { return run_outlook(request); },
        [this](const std::optional<RunOutlook>& run) { set_choice(true, run); });
}

void RunController::set_has_recordings(bool has_recordings) {
    has_recordings_ = has_recordings;
    if (shows_ready_)
        show_ready();
}

void RunController::show_ready() {
    show_status([this] { return ready_text(); });
    shows_ready_ = true;
}

QString RunController::ready_text() const {
    if (!has_choice_ && has_recordings_)
        return tr("Ready. Press “Start” to train.");
    if (!has_choice_)
        return tr("Open recordings on the Data page, or a configuration, to begin.");
    if (chosen_run_.is_finished)
        return tr("Trained to its last step. Press “Start” to train it longer or to train a new "
                  "voice.");
    const QString ready = controls_.can_resume()
                              ? tr("Ready. Press “Continue training” to continue.")
                              : tr("Ready. Press “Start” to train.");
    const QString crash = crash_text();
    return crash.isEmpty() ? ready : tr("%1 %2", "two sentences").arg(ready, crash);
}

/// Says what is lost of a run that was killed, before it is continued.
QString RunController::crash_text() const {
    const auto lost = static_cast<int>(chosen_run_.lost_steps());
    if (lost == 0)
        return {};
    const QLocale locale;
    const QString step = locale.toString(qint64{chosen_run_.step});
    if (!chosen_run_.can_resume)
        return tr("It ended unexpectedly at step %1, before its first save.").arg(step);
    return tr("It ended unexpectedly at step %1: %n step(s) after the last save, at step %2, are "
              "lost and trained again.",
              nullptr, lost)
        .arg(step, locale.toString(qint64{chosen_run_.saved_step}));
}

void RunController::set_choice(bool has_choice, const std::optional<RunOutlook>& run) {
    has_choice_ = has_choice;
    chosen_run_ = run.value_or(RunOutlook());
    controls_.set_can_resume(chosen_run_.can_resume);
    const bool is_idle = controls_.state() == RunControls::State::idle;
    if (shows_ready_ || (is_idle && !is_status_of(chosen_run_)))
        show_ready();
    Q_EMIT choice_known(run ? &chosen_run_ : nullptr);
}

void RunController::record_status_run() {
    status_choice_ = choice_;
    status_folder_.reset();
}

/// How a run ended must not stay next to the name of another one, also if the same file names
/// another one since.
bool RunController::is_status_of(const RunOutlook& run) {
    if (!status_folder_)
        status_folder_ = run.folder;
    return choice_ == status_choice_ && run.folder == *status_folder_;
}

void RunController::show_status(RunControls::TextSource text, RunControls::Tone tone) {
    shows_ready_ = false;
    controls_.set_status(std::move(text), tone);
}

void RunController::clear_failure(bool is_fixed) {
    const bool has_failed =
        controls_.state() == RunControls::State::idle && controls_.tone() == Tone::failed;
    if (has_failed && (is_fixed || is_not_started_))
        show_ready();
}

void RunController::start() {
    const auto request = start_source_();
    if (request)
        return start_with(*request);
    if (request.error().kind == ErrorKind::interrupted)
        return; // the user canceled
    Q_EMIT starting();
    show_not_started(request.error());
}

void RunController::start_with(const RunRequest& request) {
    Q_EMIT starting();
    show_preparing([] { return tr("Preparing…"); });
    adapter_.start(request);
}

void RunController::start_by(const RunStarter& starter, const RunRequest& request,
                             RunControls::TextSource text) {
    Q_EMIT starting();
    show_preparing(std::move(text));
    adapter_.start_by(starter, request);
}

void RunController::show_preparing(RunControls::TextSource text) {
    is_not_started_ = false;
    waits_since_.reset();
    status_before_start_ = controls_.status();
    showed_ready_ = shows_ready_;
    controls_.set_state(RunControls::State::running);
    controls_.set_preparing();
    show_status(std::move(text));
}

void RunController::show_not_started(const Error& error) {
    is_not_started_ = true;
    record_status_run();
    controls_.set_state(RunControls::State::idle);
    show_status([why = error.what] { return tr("Could not start: %1").arg(translate(why)); },
                Tone::failed);
}

void RunController::discard_failed_start() {
    if (!std::exchange(is_not_started_, false))
        return;
    controls_.restore_status(status_before_start_);
    shows_ready_ = showed_ready_;
}

void RunController::stop() {
    controls_.set_state(RunControls::State::stopping);
    show_status([] { return tr("Stopping: finishing the current step and saving…"); });
    adapter_.post(TrainCommand::stop);
}

/// Shows only the latest of many step reports.
void RunController::handle(const std::vector<TrainEvent>& batch) {
    const StepReport* latest = nullptr;
    for (const TrainEvent& event : batch) {
        track_wait(event);
        if (const auto* report = std::get_if<StepReport>(&event))
            latest = report;
        else if (const auto* state = std::get_if<RunState>(&event))
            handle(*state);
        else if (const auto* saved = std::get_if<CheckpointSaved>(&event))
            handle(*saved);
    }
    if (latest != nullptr)
        handle(*latest);
}

void RunController::handle(const RunState& state) {
    const bool is_stopping = controls_.state() == RunControls::State::stopping;
    if (!is_stopping && state.phase == RunPhase::paused && !waits_since_)
        controls_.set_state(RunControls::State::paused);
    if (!is_stopping && state.phase == RunPhase::training)
        controls_.set_state(RunControls::State::running);
    if (!state.what.empty())
        show_status([what = state.what] { return translated_sentence(what); });
}

void RunController::handle(const StepReport& report) {
    controls_.set_progress(report.step, report.max_steps, report.seconds_left);
    const bool shows_save = since_saved_.isValid() && since_saved_.elapsed() < save_shown_ms;
    if (controls_.state() != RunControls::State::running || waits_since_ || shows_save)
        return;
    show_status([loss = report.total, speed = report.samples_per_s] {
        const QLocale locale;
        return tr("Training: loss %1, %2 samples/s")
            .arg(locale.toString(loss, 'f', 3), locale.toString(speed, 'f', 1));
    });
}

/// The confirmation stays long enough to be read.
void RunController::handle(const CheckpointSaved& saved) {
    since_saved_.start();
    show_status([file = saved.file] {
        return tr("Saved %1").arg(isolated_path(QString::fromStdString(file)));
    });
}

/// A run that waits for disk space reports a pause, but the user has not paused it and could not
/// resume it.
void RunController::track_wait(const TrainEvent& event) {
    const auto* advice = std::get_if<Advice>(&event);
    const auto* report = std::get_if<StepReport>(&event);
    if (advice != nullptr && advice->id == "disk-full") {
        waits_since_ = advice->step;
        show_status([what = advice->what] { return translated_sentence(what); });
    } else if (std::holds_alternative<CheckpointSaved>(event) ||
               (report != nullptr && report->step > waits_since_.value_or(0))) {
        waits_since_.reset();
    }
}

/// A stop by the user, a failure and completion have different styles.
void RunController::show_end(const RunEnd& end) {
    controls_.set_state(RunControls::State::idle);
    controls_.set_followed(false);
    show_result(end.result);
    record_status_run();
    update_choice();
}

void RunController::show_result(const Result<void>& result) {
    if (result)
        return show_status(
            [] { return tr("Training finished. Try the voice on the Samples page."); }, Tone::done);
    const Error& error = result.error();
    if (error.kind == ErrorKind::interrupted)
        show_status([what = error.what] { return translated_sentence(what); }, Tone::stopped);
    else
        show_status([what = error.what] { return tr("Failed: %1").arg(translate(what)); },
                    Tone::failed);
}

void RunController::show_detached() {
    controls_.set_state(RunControls::State::idle);
    controls_.set_followed(false);
    show_status([] {
        return tr("The run continues without being shown; you can start another one here.");
    });
    record_status_run();
    update_choice();
}

} // namespace formant
