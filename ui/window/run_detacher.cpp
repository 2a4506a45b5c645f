#include "ui/window/run_detacher.h"

#include "engine/session/runs/open_run.h"
#include "ui/window/run_controller.h"

#include <filesystem>

namespace formant {
namespace {

/// Repeats the original request if the run was stopped before its first checkpoint and left no
/// folder.
RunRequest continuation_of(const std::string& folder, const RunRequest& original) {
    const bool has_run = std::filesystem::is_directory(folder) && request_to_open(folder, original);
    return has_run ? request_to_resume(folder, original) : original;
}

} // namespace

RunDetacher::RunDetacher(RunAdapter& run, RunController& controller, RunStarter starter,
                         QObject* parent)
    : QObject(parent), run_(run), controller_(controller), starter_(std::move(starter)) {
    connect(&run_, &RunAdapter::ended, this, &RunDetacher::on_run_ended);
    connect(&run_, &RunAdapter::started, this, [this] {
        if (run_.is_followed())
            finish(&RunDetacher::detached);
    });
    connect(&run_, &RunAdapter::not_started, this, [this] { finish(&RunDetacher::failed); });
}

void RunDetacher::detach() {
    is_active_ = true;
    run_folder_ = run_.run_folder().toStdString();
    controller_.stop();
}

void RunDetacher::on_run_ended(const RunEnd& end) {
    if (!is_active_)
        return;
    if (end.result)
        return finish(&RunDetacher::run_finished);
    if (end.result.error().kind != ErrorKind::interrupted)
        return finish(&RunDetacher::failed);
    controller_.start_by(starter_, continuation_of(run_folder_, run_.request()),
                         [] { return tr("Saved; handing over to a background process…"); });
}

void RunDetacher::finish(void (RunDetacher::*outcome)()) {
    if (!is_active_)
        return;
    is_active_ = false;
    Q_EMIT(this->*outcome)();
}

} // namespace formant
