#pragma once

#include "engine/session/runs/run_request.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace formant {

/// Finds a run that another process of this machine trains, so that the window can follow it.
class LiveRunFinder : public QObject {
    Q_OBJECT
  public:
    explicit LiveRunFinder(QObject* parent = nullptr);

    /// Searches for the run of the request, or for the newest live run if the request names no
    /// configuration. Repeats for half a minute, because a run that was just detached takes a while
    /// to start.
    void search_for(const RunRequest& request);
    /// Searches once for the run of this request.
    void check(const RunRequest& request);
    /// Stops the repeated search.
    void stop_waiting();

  Q_SIGNALS:
    void found(const QString& run_folder);

  private:
    using Search = std::function<std::optional<Path>()>;

    void start_search(Search search);
    void repeat_search();
    void on_result(const std::optional<Path>& found);

    Search next_;
    Search repeated_; ///< null if no search is repeated
    QTimer repeat_timer_;
    QElapsedTimer since_start_;
    std::optional<BackgroundTask> task_; ///< last member: its destructor waits for the search
};

} // namespace formant
