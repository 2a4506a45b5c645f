#pragma once

#include "engine/base/os/os_signals.h"

#include <mutex>

namespace formant {

class MainWindow;

/// Closes the window on Ctrl-C, `kill` and logout without a question; the run is saved first.
/// Create it before any other thread, so before QApplication.
class SignalStop {
  public:
    SignalStop();
    /// Sets the window to close; null if there is none.
    void set_window(MainWindow* window);

  private:
    void stop(int count);

    std::mutex mutex_;
    MainWindow* window_ = nullptr;
    SignalWatcher watcher_;
};

} // namespace formant
