#include "ui/plots/overlaid_runs.h"

#include "engine/session/runs/run_history.h"
#include "engine/session/runs/run_status.h"

#include <QtCore/QFileInfo>

#include <algorithm>

namespace formant {
namespace {

/// Adds the events of a run's history to the metrics.
class MetricsFiller : public TrainObserver {
  public:
    explicit MetricsFiller(RunMetrics& metrics) : metrics_(metrics) {}
    void on_event(const TrainEvent& event) override { metrics_.add(event); }

  private:
    RunMetrics& metrics_;
};

Result<OverlaidRun> read_run(const QString& folder, double smoothing) {
    const auto history = read_run_status(folder.toStdString(), "").and_then([](const auto& run) {
        return read_run_history(run.folder);
    });
    return history.map([&](const RunHistory& events) {
        auto metrics = std::make_shared<RunMetrics>();
        metrics->set_smoothing(smoothing);
        MetricsFiller filler(*metrics);
        replay_history(events, filler);
        return OverlaidRun{folder, QFileInfo(folder).fileName(), metrics};
    });
}

} // namespace

void OverlaidRuns::add(const QString& folder, double smoothing) {
    smoothing_ = smoothing;
    waiting_.push_back(folder);
    read_next();
}

void OverlaidRuns::read_next() {
    if (reading_ || waiting_.empty())
        return;
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [folder = waiting_.front(), smoothing = smoothing_](const CancellationToken&) {
            return read_run(folder, smoothing);
        },
        [this](const Result<OverlaidRun>& read) { on_read(read); });
}

void OverlaidRuns::remove(const QString& folder) {
    const bool is_being_read = reading_ && waiting_.front() == folder;
    std::erase(waiting_, folder);
    if (is_being_read)
        reading_.reset();
    std::erase_if(runs_, [&](const OverlaidRun& run) { return run.folder == folder; });
    Q_EMIT changed();
    read_next();
}

QStringList OverlaidRuns::folders() const {
    QStringList folders;
    for (const OverlaidRun& run : runs_)
        folders += run.folder;
    for (const QString& folder : waiting_)
        folders += folder;
    return folders;
}

/// Replaces a run that was overlaid already.
void OverlaidRuns::on_read(const Result<OverlaidRun>& read) {
    reading_.reset();
    waiting_.pop_front();
    if (read) {
        std::erase_if(runs_, [&](const OverlaidRun& run) { return run.folder == read->folder; });
        runs_.push_back(*read);
        Q_EMIT changed();
    } else {
        Q_EMIT failed(read.error());
    }
    read_next();
}

void OverlaidRuns::clear() {
    reading_.reset();
    waiting_.clear();
    runs_.clear();
    Q_EMIT changed();
}

void OverlaidRuns::set_smoothing(double weight_of_past) {
    smoothing_ = weight_of_past;
    for (const OverlaidRun& run : runs_)
        run.metrics->set_smoothing(weight_of_past);
}

} // namespace formant
