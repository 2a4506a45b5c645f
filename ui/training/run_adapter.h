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

/// How a run ended, or what it said to a change; a struct, because Qt's signals cannot carry a
/// Result itself.
struct RunEnd {
    Result<void> result;
};

/// Brings a run's events from its thread to the window's, at most ten times a second. What the run
/// may be slow to do (to begin, to answer) happens in the background.
class RunAdapter : public QObject, public TrainObserver {
    Q_OBJECT
  public:
    explicit RunAdapter(RunStarter starter, QObject* parent = nullptr);
    ~RunAdapter() override;

    /// started() or not_started() follows.
    void start(const RunRequest& request) { start_by(starter_, request); }
    void start_by(RunStarter starter, const RunRequest& request);
    /// A stop of a run that is only being made is handed on to it.
    void post(TrainCommand command);
    /// Of settings; changed() follows.
    void change(const SettingValues& settings);
    /// What is followed, which goes on; left() follows.
    void leave();
    bool is_running() const { return run_ != nullptr || starting_; }
    /// By another process, which goes on without the window.
    bool is_followed() const { return run_ != nullptr && run_->is_followed(); }
    /// As it was asked for.
    const RunRequest& request() const { return request_; }
    QString run_folder() const { return run_ ? QString::fromStdString(run_->folder()) : QString(); }

    void on_event(const TrainEvent& event) override; // on the worker thread

  Q_SIGNALS:
    void started();
    void not_started(const formant::Error& why);
    void changed(const formant::RunEnd& answer);
    void events(const std::vector<formant::TrainEvent>& batch);
    /// Of a run that is followed: what it told before, as events() would have said it.
    void told_before(const std::vector<formant::TrainEvent>& batch);
    void ended(const formant::RunEnd& end);
    void left();

  private:
    struct Begun {
        Result<std::shared_ptr<Run>> run;
    };

    void take(Begun begun);
    void hand_over();
    void tell(std::vector<TrainEvent> batch);

    RunStarter starter_;
    QTimer timer_;
    std::mutex mutex_;
    std::vector<TrainEvent> waiting_;
    RunRequest request_;
    std::shared_ptr<Run> run_;
    bool tells_of_before_ = false;
    bool stops_at_start_ = false;
    bool leaves_when_changed_ = false;
    std::optional<BackgroundTask> starting_;
    std::optional<BackgroundTask> changing_; ///< holds the run
};

} // namespace formant
