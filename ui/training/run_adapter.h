#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace formant {

using RunStarter = std::function<Result<std::unique_ptr<Run>>(const RunRequest&, TrainObserver&)>;

/// Holds how a run ended, or its answer to a change of settings. A struct, because Qt's signals
/// cannot carry a Result itself.
struct RunEnd {
    Result<void> result;
};

/// Delivers a run's events from its thread to the window's, at most ten times a second. Starting a
/// run and changing its settings happen in the background.
class RunAdapter : public QObject, public TrainObserver {
    Q_OBJECT
  public:
    explicit RunAdapter(RunStarter starter, QObject* parent = nullptr);
    ~RunAdapter() override;

    /// Emits started() or not_started().
    void start(const RunRequest& request) { start_by(starter_, request); }
    void start_by(RunStarter starter, const RunRequest& request);
    /// A stop that is posted while the run is being created is passed on to it.
    void post(TrainCommand command);
    /// Changes settings of the run and emits changed().
    void change(const SettingValues& settings);
    /// Stops following a run of another process, which continues, and emits detached().
    void detach();
    bool is_running() const { return run_ != nullptr || starting_; }
    /// Returns true if another process trains the run and continues without the window.
    bool is_followed() const { return run_ != nullptr && run_->is_followed(); }
    /// Returns the request as it was passed to start().
    const RunRequest& request() const { return request_; }
    QString run_folder() const { return run_ ? QString::fromStdString(run_->folder()) : QString(); }

    void on_event(const TrainEvent& event) override; // called on the worker thread

  Q_SIGNALS:
    void started();
    void not_started(const formant::Error& why);
    void changed(const formant::RunEnd& answer);
    void events(const std::vector<formant::TrainEvent>& batch);
    /// Earlier events of a followed run, in the form of events().
    void history_received(const std::vector<formant::TrainEvent>& batch);
    void ended(const formant::RunEnd& end);
    void detached();

  private:
    struct StartResult {
        Result<std::shared_ptr<Run>> run;
    };

    void on_started(StartResult result);
    void deliver_events();
    void emit_events(std::vector<TrainEvent> batch);

    RunStarter starter_;
    QTimer timer_;
    std::mutex mutex_;
    std::vector<TrainEvent> pending_events_;
    RunRequest request_;
    std::shared_ptr<Run> run_;
    bool is_receiving_history_ = false;
    bool stop_when_started_ = false;
    bool detach_when_changed_ = false;
    std::optional<BackgroundTask> starting_;
    std::optional<BackgroundTask> changing_; ///< holds the run
};

} // namespace formant
