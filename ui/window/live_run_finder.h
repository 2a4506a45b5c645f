#pragma once

#include "engine/session/runs/run_request.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace formant {

/// Looks for a run that another process of this machine trains, so that the window can follow it.
class LiveRunFinder : public QObject {
    Q_OBJECT
  public:
    explicit LiveRunFinder(QObject* parent = nullptr);

    /// That of the request, or where it names no configuration, the newest among the runs; for
    /// half a minute, because one that was just left running takes a while to begin.
    void look_for(const RunRequest& request);
    /// That of this request alone.
    void look_at(const RunRequest& request);
    /// No longer for what is not there yet.
    void stop_waiting();

  Q_SIGNALS:
    void found(const QString& run_folder);

  private:
    using Search = std::function<std::optional<Path>()>;

    void look(Search search);
    void look_again();
    void take(const std::optional<Path>& found);

    Search next_;
    Search awaited_; ///< null: nothing is waited for
    QTimer again_;
    QElapsedTimer waiting_;
    std::optional<BackgroundTask> task_; ///< last: its end waits for its work
};

} // namespace formant
