#pragma once

#include "engine/session/runs/run.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <vector>

namespace formant {

class BackgroundTask;

/// What a run that goes on has told before, read in the background. What it tells meanwhile waits,
/// so that all of it comes in its order.
class RunPast : public QObject {
    Q_OBJECT
  public:
    explicit RunPast(QObject* parent = nullptr);
    ~RunPast() override;

    /// At a start, before the run tells anything: `told_before` follows where it has a past.
    void read(const QString& run_folder);
    void take(const std::vector<TrainEvent>& events);

  Q_SIGNALS:
    void told_before(const std::vector<formant::TrainEvent>& events);
    void told(const std::vector<formant::TrainEvent>& events);
    void failed(const formant::Error& error);

  private:
    void pass_on(const Result<std::vector<TrainEvent>>& past);

    std::vector<TrainEvent> waiting_;
    std::unique_ptr<BackgroundTask> reading_; ///< last: its end waits for its work
};

} // namespace formant
