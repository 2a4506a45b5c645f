#include "ui/data/corpus_reading.h"

#include "ui/tasks/seldom_progress.h"

#include <utility>

namespace formant {
namespace {

Result<ExaminedCorpus> prepared(Result<DatasetReport> report) {
    return std::move(report).map([](DatasetReport whole) {
        FindingRows rows = rows_of(std::move(whole.findings), std::move(whole.others));
        rows.is_heard = whole.is_heard;
        return ExaminedCorpus{std::move(whole), std::move(rows)};
    });
}

} // namespace

template <class Work>
void CorpusReading::begin(Work work, Then then) {
    again_.reset(); // what it would tell is told now
    task_.emplace(*this, std::move(work),
                  [this, then = std::move(then)](Result<ExaminedCorpus> examined) {
                      task_.reset();
                      if (examined)
                          heard_ = std::move(examined->report.heard);
                      then(std::move(examined));
                  });
}

void CorpusReading::look(const DatasetRequest& request, Then then) {
    begin(
        [this, request](const Cancellation& cancellation) {
            SeldomProgress progress(
                *this, [this](std::int64_t done, std::int64_t) { Q_EMIT searched(done); });
            return prepared(
                look_at_dataset(request, cancellation, [&](std::int64_t done, std::int64_t count) {
                    progress.tell(done, count);
                }));
        },
        std::move(then));
}

void CorpusReading::examine(const DatasetRequest& request, Then then) {
    begin(
        [this, request](const Cancellation& cancellation) {
            SeldomProgress progress(*this, [this](std::int64_t done, std::int64_t count) {
                Q_EMIT heard(done, count);
            });
            return prepared(
                examine_dataset(request, cancellation, [&](std::int64_t done, std::int64_t count) {
                    progress.tell(done, count);
                }));
        },
        std::move(then));
}

void CorpusReading::look_again(const DatasetRequest& request,
                               std::function<void(Result<DatasetReport>)> then) {
    again_.emplace(
        *this,
        [request, known = heard_](const Cancellation& cancellation) {
            return look_again_at_dataset(request, known, cancellation);
        },
        [this, then = std::move(then)](Result<DatasetReport> report) {
            again_.reset();
            then(std::move(report));
        });
}

void CorpusReading::cancel() {
    if (task_)
        task_->cancel();
}

} // namespace formant
