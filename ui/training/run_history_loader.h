#pragma once

#include "engine/session/runs/run.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <vector>

namespace formant {

class BackgroundTask;

/// Reads the earlier events of a resumed run in the background. Buffers its current events
/// meanwhile, so that all arrive in order.
class RunHistoryLoader : public QObject {
    Q_OBJECT
  public:
    explicit RunHistoryLoader(QObject* parent = nullptr);
    ~RunHistoryLoader() override;

    /// Reads the history of a run, before its first event. Emits history_received() if there is
    /// one. An empty folder stops an earlier read.
    void read(const QString& run_folder);
    void handle(const std::vector<TrainEvent>& events);

  Q_SIGNALS:
    void history_received(const std::vector<formant::TrainEvent>& history);
    void events_received(const std::vector<formant::TrainEvent>& events);
    void failed(const formant::Error& error);

  private:
    void deliver(const Result<std::vector<TrainEvent>>& history);

    std::vector<TrainEvent> buffered_;
    std::unique_ptr<BackgroundTask> reading_; ///< last member: its destructor waits for the work
};

} // namespace formant
