#pragma once

#include "ui/plots/run_metrics.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <vector>

namespace formant {

/// Another run whose curves lie over those of the one that is shown.
struct OverlaidRun {
    QString name; ///< of its folder
    std::shared_ptr<RunMetrics> metrics;
};

/// Runs of which metrics.jsonl was read, to compare with; the reading is done in the background.
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
    void take(const Result<OverlaidRun>& read);

    std::vector<OverlaidRun> runs_;
    std::unique_ptr<BackgroundTask> reading_; ///< one at a time; the next waits for it
};

} // namespace formant
