#pragma once

#include "ui/plots/run_metrics.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <deque>
#include <memory>
#include <vector>

namespace formant {

/// Holds another run whose curves are drawn over those of the shown run.
struct OverlaidRun {
    QString folder;
    QString name; ///< of its folder
    std::shared_ptr<RunMetrics> metrics;
};

/// Reads the metrics.jsonl of runs to compare with, in the background.
class OverlaidRuns : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    void add(const QString& folder, double smoothing);
    void remove(const QString& folder);
    void clear();
    void set_smoothing(double weight_of_past);
    const std::vector<OverlaidRun>& runs() const { return runs_; }
    QStringList folders() const;

  Q_SIGNALS:
    void changed();
    void failed(const formant::Error& error);

  private:
    void read_next();
    void on_read(const Result<OverlaidRun>& read);

    std::vector<OverlaidRun> runs_;
    double smoothing_ = 0;
    std::deque<QString> waiting_;             ///< folders of runs to read
    std::unique_ptr<BackgroundTask> reading_; ///< one at a time
};

} // namespace formant
