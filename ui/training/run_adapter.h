#pragma once

#include "engine/session/run_service.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace formant {

using RunStarter = std::function<Result<std::unique_ptr<Run>>(const RunRequest&, TrainObserver&)>;

/// How a run ended; a struct, because Qt's signals cannot carry a Result itself.
struct RunEnd {
    Result<void> result;
};

/// Brings a run's events from its worker thread to the window's, at most ten times a second.
class RunAdapter : public QObject, public TrainObserver {
    Q_OBJECT
  public:
    explicit RunAdapter(RunStarter starter, QObject* parent = nullptr);
    ~RunAdapter() override;

    Result<void> start(const RunRequest& request);
    void post(TrainCommand command);
    bool is_running() const { return run_ != nullptr; }
    QString run_folder() const { return run_ ? QString::fromStdString(run_->folder()) : QString(); }

    void on_event(const TrainEvent& event) override; // on the worker thread

  Q_SIGNALS:
    void started();
    void events(const std::vector<formant::TrainEvent>& batch);
    void ended(const formant::RunEnd& end);

  private:
    void hand_over();

    RunStarter starter_;
    QTimer timer_;
    std::mutex mutex_;
    std::vector<TrainEvent> waiting_;
    std::unique_ptr<Run> run_;
};

} // namespace formant
