#pragma once

#include "ui/window/run_detacher.h"

namespace formant {

class QueuePage;

/// Closes the window while work is in progress: asks the user, saves what is training, then closes.
/// Keeps the window open if something fails, so that the error can be read.
class CloseHandler : public QObject {
    Q_OBJECT
  public:
    /// The arguments must outlive this object.
    CloseHandler(RunAdapter& run, RunController& controller, QueuePage& queue, RunStarter detached,
                 QWidget& window);

    /// Returns true if the window may close now. Otherwise, if the user agrees, the window is
    /// closed once everything is saved. `confirm_discard_changes` asks whether unsaved changes of
    /// the pages may be discarded.
    bool confirm_close(const std::function<bool()>& confirm_discard_changes);
    /// Closes without a question. A run of the window is saved first.
    void stop_and_close();
    /// Exit code of the program: the error kind of the last run if that run ended while the window
    /// was closing.
    int exit_code() const { return exit_code_; }

  private:
    bool is_anything_running() const;
    bool is_training() const;
    void begin_closing(bool keeps_running);
    void on_run_started();
    void on_run_ended(const RunEnd& end);
    void close_when_idle();
    void cancel_closing();

    RunAdapter& run_;
    RunController& controller_;
    QueuePage& queue_;
    QWidget& window_;
    RunDetacher detacher_;
    bool is_confirmed_ = false;   ///< all questions are answered
    bool keeps_followed_ = false; ///< a run of another process is left running
    int exit_code_ = 0;
};

} // namespace formant
