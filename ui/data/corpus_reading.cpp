#include "ui/data/corpus_reading.h"

#include "ui/tasks/throttled_progress.h"

#include <utility>

namespace formant {
namespace {

Result<LoadedCorpus> prepared(Result<DatasetReport> report) {
    return std::move(report).map([](DatasetReport whole) {
        FindingRows rows = rows_of(std::move(whole.findings), std::move(whole.others));
        rows.is_analyzed = whole.is_analyzed;
        return LoadedCorpus{std::move(whole), std::move(rows)};
    });
}

} // namespace

template <class Work>
void CorpusReading::begin(Work work, Then then) {
    reload_.reset(); // superseded by this task
    task_.emplace(*this, std::move(work),
                  [this, then = std::move(then)](Result<LoadedCorpus> loaded) {
                      task_.reset();
                      if (loaded)
                          known_stats_ = std::move(loaded->report.recording_stats);
                      then(std::move(loaded));
                  });
}

void CorpusReading::summarize(const DatasetRequest& request, Then then) {
    begin(
        [this, request](const CancellationToken& cancellation) {
            ThrottledProgress progress(
                *this, [this](std::int64_t done, std::int64_t) { Q_EMIT searched(done); });
            return prepared(summarize_dataset(
                request, cancellation,
                [&](std::int64_t done, std::int64_t count) { progress.report(done, count); }));
        },
        std::move(then));
}

void CorpusReading::analyze(const DatasetRequest& request, Then then) {
    begin(
        [this, request](const CancellationToken& cancellation) {
            ThrottledProgress progress(*this, [this](std::int64_t done, std::int64_t count) {
                Q_EMIT analyzed(done, count);
            });
            return prepared(
                analyze_dataset(request, cancellation, [&](std::int64_t done, std::int64_t count) {
                    progress.report(done, count);
                }));
        },
        std::move(then));
}

void CorpusReading::reload(const DatasetRequest& request,
                           std::function<void(Result<DatasetReport>)> then) {
    reload_.emplace(
        *this,
        [request, known = known_stats_](const CancellationToken& cancellation) {
            return refresh_dataset_summary(request, known, cancellation);
        },
        [this, then = std::move(then)](Result<DatasetReport> report) {
            reload_.reset();
            then(std::move(report));
        });
}

void CorpusReading::cancel() {
    if (task_)
        task_->cancel();
}

} // namespace formant
