#include "ui/window/signal_stop.h"

#include "engine/base/os/os_process.h"
#include "engine/base/result.h"
#include "ui/window/main_window.h"

namespace formant {

SignalStop::SignalStop() : watcher_([this](int count) { stop(count); }) {}

void SignalStop::set_window(MainWindow* window) {
    const std::lock_guard lock(mutex_);
    window_ = window;
}

/// Runs on the watcher's thread. A second signal exits at once instead of waiting for the current
/// step.
void SignalStop::stop(int count) {
    const std::lock_guard lock(mutex_);
    if (count > 1)
        exit_at_once(exit_code_unsaved);
    if (window_ == nullptr) // there is nothing to save yet, or no longer
        exit_at_once(static_cast<int>(ErrorKind::interrupted));
    QMetaObject::invokeMethod(window_, &MainWindow::stop_and_close, Qt::QueuedConnection);
}

} // namespace formant
