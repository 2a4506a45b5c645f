#pragma once

#include "engine/session/run_service.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>

#include <optional>

namespace formant {

/// Looks for a run that another process of this machine trains, so that the window can follow it.
class LiveRunFinder : public QObject {
    Q_OBJECT
  public:
    explicit LiveRunFinder(QObject* parent = nullptr) : QObject(parent) {}

    /// That of the request, or where it names no configuration, the newest among the runs.
    void look_for(const RunRequest& request);
    /// That of this request alone.
    void look_at(const RunRequest& request);

  Q_SIGNALS:
    void found(const QString& run_folder);

  private:
    using Search = std::function<std::optional<Path>()>;

    void look(Search search);
    void take(const std::optional<Path>& found);

    Search next_;
    std::optional<BackgroundTask> task_; ///< last: its end waits for its work
};

} // namespace formant
