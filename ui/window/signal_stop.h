#pragma once

#include "engine/base/os/os_signals.h"

#include <mutex>

namespace formant {

class MainWindow;

/// Ctrl-C in the terminal, `kill` and logging out close the window as a person does, but without a
/// question: the training is saved first. Make it before any other thread, so before QApplication.
class SignalStop {
  public:
    SignalStop();
    /// Null: there is no window any more.
    void set_window(MainWindow* window);

  private:
    void stop(int count);

    std::mutex mutex_;
    MainWindow* window_ = nullptr;
    SignalWatcher watcher_;
};

} // namespace formant
