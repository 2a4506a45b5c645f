#pragma once

#include "ui/plots/run_metrics.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <vector>

namespace formant {

/// Holds another run whose curves are drawn over those of the shown run.
struct OverlaidRun {
    QString name; ///< of its folder
    std::shared_ptr<RunMetrics> metrics;
};

/// Reads the metrics.jsonl of runs to compare with, in the background.
class OverlaidRuns : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    void add(const QString& folder, double smoothing);
    void clear();
    void set_smoothing(double weight_of_past);
    const std::vector<OverlaidRun>& runs() const { return runs_; }

  Q_SIGNALS:
    void changed();
    void failed(const formant::Error& error);

  private:
    void on_read(const Result<OverlaidRun>& read);

    std::vector<OverlaidRun> runs_;
    std::unique_ptr<BackgroundTask> reading_; ///< one at a time; the next waits for it
};

} // namespace formant
