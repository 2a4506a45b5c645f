#include "ui/plots/overlaid_runs.h"

#include "engine/session/run_history.h"

#include <QtCore/QFileInfo>

#include <algorithm>

namespace formant {
namespace {

Result<OverlaidRun> read_run(const QString& folder, double smoothing,
                             const Cancellation& cancellation) {
    auto metrics = std::make_shared<RunMetrics>();
    metrics->set_smoothing(smoothing);
    return read_run_history(folder.toStdString(), cancellation,
                            [&](const TrainEvent& event) { metrics->add(event); })
        .map([&] {
            return OverlaidRun{QFileInfo(folder).fileName(), metrics};
        });
}

} // namespace

void OverlaidRuns::add(const QString& folder, double smoothing) {
    reading_.reset();
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [folder, smoothing](const Cancellation& cancellation) {
            return read_run(folder, smoothing, cancellation);
        },
        [this](const Result<OverlaidRun>& read) { take(read); });
}

/// A run that was there already is as it is now.
void OverlaidRuns::take(const Result<OverlaidRun>& read) {
    if (!read)
        return void(Q_EMIT failed(read.error()));
    std::erase_if(runs_, [&](const OverlaidRun& run) { return run.name == read->name; });
    runs_.push_back(*read);
    Q_EMIT changed();
}

void OverlaidRuns::clear() {
    reading_.reset();
    runs_.clear();
    Q_EMIT changed();
}

void OverlaidRuns::set_smoothing(double weight_of_past) {
    for (const OverlaidRun& run : runs_)
        run.metrics->set_smoothing(weight_of_past);
}

} // namespace formant
