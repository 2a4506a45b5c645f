#pragma once

#include "engine/session/runs/run_outlook.h"
#include "ui/training/run_adapter.h"
#include "ui/window/run_controls.h"

#include <QtCore/QElapsedTimer>

#include <functional>
#include <optional>
#include <string>

namespace formant {

/// Connects the bar with the run: buttons become commands, events of the run become status and
/// progress.
class RunController : public QObject {
    Q_OBJECT
  public:
    /// Returns the run to train when the user presses Start.
    using ChosenRun = std::function<Result<RunRequest>()>;
    /// `adapter` and `controls` must outlive this object.
    RunController(RunAdapter& adapter, RunControls& controls, ChosenRun chosen,
                  QObject* parent = nullptr);

    /// Sets the run that Start trains, where it differs from the chosen run: Start may first save
    /// its configuration.
    void set_start_source(ChosenRun source) { start_source_ = std::move(source); }
    /// Starts a run by another starter. `text` is the status until the run has started.
    void start_by(const RunStarter& starter, const RunRequest& request,
                  RunControls::TextSource text);
    /// Starts this request as Start would.
    void start_with(const RunRequest& request);
    /// Stops the active run, which is saved first.
    void stop();
    /// Restores the status from before a start that failed.
    void discard_failed_start();
    bool is_paused() const { return controls_.state() == RunControls::State::paused; }
    /// Clears a failure once the chosen run can be trained. A failure to start is always cleared;
    /// the failure of a run only if `is_fixed`, that is, if an earlier check had failed.
    void clear_failure(bool is_fixed);
    /// Determines whether a start of the chosen run begins or continues it. Emits choice_known().
    void update_choice();
    /// Says that recordings are open, which a start trains if nothing else is chosen.
    void set_has_recordings(bool has_recordings);
    /// Shows a status next to the progress, until the run reports another.
    void show_status(RunControls::TextSource text,
                     RunControls::Tone tone = RunControls::Tone::plain);

  Q_SIGNALS:
    void starting(); ///< preflight checks have to stop
    /// Null if there is no choice, or its configuration cannot be loaded.
    void choice_known(const formant::RunOutlook* run);

  private:
    void start();
    void show_ready();
    void record_status_run();
    bool is_status_of(const RunOutlook& run);
    QString ready_text() const;
    QString crash_text() const;
    void set_choice(bool has_choice, const std::optional<RunOutlook>& run);
    void show_preparing(RunControls::TextSource text);
    void show_not_started(const Error& error);
    void handle(const std::vector<TrainEvent>& batch);
    void handle(const RunState& state);
    void handle(const StepReport& report);
    void handle(const CheckpointSaved& saved);
    void track_wait(const TrainEvent& event);
    void show_end(const RunEnd& end);
    void show_result(const Result<void>& result);
    void show_detached();

    RunAdapter& adapter_;
    RunControls& controls_;
    ChosenRun chosen_, start_source_;
    /// Step at which the run began to wait for disk space; nullopt if it does not wait.
    std::optional<std::int64_t> waits_since_;
    QElapsedTimer since_saved_; ///< of the last checkpoint
    bool is_not_started_ = false;
    bool has_choice_ = false;
    bool has_recordings_ = false;
    std::string choice_;        ///< file or folder of the chosen run; empty for the demo
    std::string status_choice_; ///< the choice whose end or failure the status shows
    std::optional<std::string> status_folder_; ///< of its run, once known
    RunOutlook chosen_run_;                    ///< what a start would train
    bool shows_ready_ = false;                 ///< the status asks the user to start
    bool showed_ready_ = false;                ///< before the start
    RunControls::Status status_before_start_;
    std::optional<BackgroundTask> choice_task_; ///< last member: its destructor waits for the work
};

} // namespace formant
