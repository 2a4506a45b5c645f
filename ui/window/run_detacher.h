#pragma once

#include "ui/training/run_adapter.h"

namespace formant {

class RunController;

/// Hands a run of the window over to a separate process: stops and saves it, then resumes it there.
class RunDetacher : public QObject {
    Q_OBJECT
  public:
    /// `starter`: start_detached(). The arguments must outlive this object.
    RunDetacher(RunAdapter& run, RunController& controller, RunStarter starter,
                QObject* parent = nullptr);

    void detach();
    bool is_active() const { return is_active_; }

  Q_SIGNALS:
    void detached();     ///< the other process trains and is followed
    void run_finished(); ///< the run completed, so there is nothing to detach
    void failed();       ///< the run reports the error; it is saved

  private:
    void on_run_ended(const RunEnd& end);
    void finish(void (RunDetacher::*outcome)());

    RunAdapter& run_;
    RunController& controller_;
    RunStarter starter_;
    std::string run_folder_; ///< empty if the run was still being created
    bool is_active_ = false;
};

} // namespace formant
