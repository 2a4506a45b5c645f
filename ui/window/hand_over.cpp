#include "ui/window/hand_over.h"

#include "engine/session/runs/open_run.h"
#include "ui/window/run_steering.h"

#include <filesystem>

namespace formant {
namespace {

/// A run that was stopped before its first checkpoint may have left nothing.
RunRequest to_go_on(const std::string& folder, const RunRequest& asked) {
    const bool is_there = std::filesystem::is_directory(folder) && request_to_open(folder, asked);
    return is_there ? request_to_go_on(folder, asked) : asked;
}

} // namespace

HandOver::HandOver(RunAdapter& run, RunSteering& steering, RunStarter starter, QObject* parent)
    : QObject(parent), run_(run), steering_(steering), starter_(std::move(starter)) {
    connect(&run_, &RunAdapter::ended, this, &HandOver::take);
    connect(&run_, &RunAdapter::started, this, [this] {
        if (run_.is_followed())
            finish(&HandOver::done);
    });
    connect(&run_, &RunAdapter::not_started, this, [this] { finish(&HandOver::not_done); });
}

void HandOver::begin() {
    is_active_ = true;
    folder_ = run_.run_folder().toStdString();
    steering_.stop();
}

void HandOver::take(const RunEnd& end) {
    if (!is_active_)
        return;
    if (end.result)
        return finish(&HandOver::over);
    if (end.result.error().kind != ErrorKind::interrupted)
        return finish(&HandOver::not_done);
    steering_.begin(starter_, to_go_on(folder_, run_.request()),
                    [] { return tr("Saved; a process of its own takes the training over…"); });
}

void HandOver::finish(void (HandOver::*how)()) {
    if (!is_active_)
        return;
    is_active_ = false;
    Q_EMIT(this->*how)();
}

} // namespace formant
