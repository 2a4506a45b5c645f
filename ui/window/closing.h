#pragma once

#include "ui/window/hand_over.h"

namespace formant {

class QueuePage;

/// How the window closes while something goes on in it: somebody is asked, what trains is saved,
/// and then it closes; or stays open, because what went wrong must be read first.
class Closing : public QObject {
    Q_OBJECT
  public:
    /// All outlive it.
    Closing(RunAdapter& run, RunSteering& steering, QueuePage& queue, RunStarter detached,
            QWidget& window);

    /// Whether the window may go now; if not, and somebody agrees, it is closed when it may.
    /// `may_leave` asks whether what is not saved in the pages can go.
    bool may_close(const std::function<bool()>& may_leave);
    /// Without a question; what runs here is saved first.
    void stop_and_close();
    /// Of the program: how the latest run ended, where it was the end of the window too.
    int exit_code() const { return exit_code_; }

  private:
    bool something_runs() const;
    void begin(bool leaves);
    void leave_what_is_followed();
    void take(const RunEnd& end);
    void close_when_quiet();
    void stay();

    RunAdapter& run_;
    RunSteering& steering_;
    QueuePage& queue_;
    QWidget& window_;
    HandOver hand_over_;
    bool is_agreed_ = false; ///< all questions are answered
    bool leaves_ = false;    ///< what another process trains
    int exit_code_ = 0;
};

} // namespace formant
