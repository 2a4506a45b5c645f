#include "ui/window/live_run_finder.h"

#include "engine/session/training/live_run.h"

#include <utility>

namespace formant {
namespace {

constexpr int search_interval_ms = 1'000;
constexpr int max_wait_ms = 30'000;

} // namespace

LiveRunFinder::LiveRunFinder(QObject* parent) : QObject(parent) {
    repeat_timer_.setSingleShot(true);
    repeat_timer_.setInterval(search_interval_ms);
    connect(&repeat_timer_, &QTimer::timeout, this, &LiveRunFinder::repeat_search);
}

void LiveRunFinder::search_for(const RunRequest& request) {
    if (!request.config_file.empty())
        repeated_ = [request] { return live_run_of(request); };
    else
        repeated_ = [runs = request.runs_folder] { return newest_live_run(runs); };
    since_start_.start();
    repeat_search();
}

void LiveRunFinder::repeat_search() {
    if (repeated_)
        start_search(repeated_);
}

void LiveRunFinder::check(const RunRequest& request) {
    start_search([request] { return live_run_of(request); });
}

void LiveRunFinder::stop_waiting() {
    repeated_ = nullptr;
}

void LiveRunFinder::start_search(Search search) {
    if (task_)
        return void(next_ = std::move(search));
    task_.emplace(
        *this, [search = std::move(search)](const CancellationToken&) { return search(); },
        [this](const std::optional<Path>& run) { on_result(run); });
}

void LiveRunFinder::on_result(const std::optional<Path>& run) {
    task_.reset();
    if (repeated_ && since_start_.elapsed() < max_wait_ms)
        repeat_timer_.start();
    if (next_)
        return start_search(std::exchange(next_, nullptr));
    if (run)
        Q_EMIT found(QString::fromStdString(run->string()));
}

} // namespace formant
