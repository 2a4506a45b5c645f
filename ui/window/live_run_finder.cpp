#include "ui/window/live_run_finder.h"

#include "engine/session/live_run.h"

#include <utility>

namespace formant {

void LiveRunFinder::look_for(const RunRequest& request) {
    if (!request.config_file.empty())
        return look_at(request);
    look([runs = request.runs_folder] { return newest_live_run(runs); });
}

void LiveRunFinder::look_at(const RunRequest& request) {
    look([request] { return live_run_of(request); });
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
    if (next_)
        return look(std::exchange(next_, nullptr));
    if (run)
        Q_EMIT found(QString::fromStdString(run->string()));
}

} // namespace formant
