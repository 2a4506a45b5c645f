#include "ui/window/live_run_finder.h"

#include "engine/session/training/live_run.h"

#include <utility>

namespace formant {
namespace {

constexpr int between_looks_ms = 1'000;
constexpr int longest_wait_ms = 30'000;

} // namespace

LiveRunFinder::LiveRunFinder(QObject* parent) : QObject(parent) {
    again_.setSingleShot(true);
    again_.setInterval(between_looks_ms);
    connect(&again_, &QTimer::timeout, this, &LiveRunFinder::look_again);
}

void LiveRunFinder::look_for(const RunRequest& request) {
    if (!request.config_file.empty())
        awaited_ = [request] { return live_run_of(request); };
    else
        awaited_ = [runs = request.runs_folder] { return newest_live_run(runs); };
    waiting_.start();
    look_again();
}

void LiveRunFinder::look_again() {
    if (awaited_)
        look(awaited_);
}

void LiveRunFinder::look_at(const RunRequest& request) {
    look([request] { return live_run_of(request); });
}

void LiveRunFinder::stop_waiting() {
    awaited_ = nullptr;
}

void LiveRunFinder::look(Search search) {
    if (task_)
        return void(next_ = std::move(search));
    task_.emplace(
        *this, [search = std::move(search)](const Cancellation&) { return search(); },
        [this](const std::optional<Path>& run) { take(run); });
}

void LiveRunFinder::take(const std::optional<Path>& run) {
    task_.reset();
    if (awaited_ && waiting_.elapsed() < longest_wait_ms)
        again_.start();
    if (next_)
        return look(std::exchange(next_, nullptr));
    if (run)
        Q_EMIT found(QString::fromStdString(run->string()));
}

} // namespace formant
