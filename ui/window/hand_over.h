#pragma once

#include "ui/training/run_adapter.h"

namespace formant {

class RunSteering;

/// Leaves a training of the window to a process of its own: it is stopped and saved, and that
/// process goes on from there.
class HandOver : public QObject {
    Q_OBJECT
  public:
    /// `starter`: start_detached(). All outlive it.
    HandOver(RunAdapter& run, RunSteering& steering, RunStarter starter, QObject* parent = nullptr);

    void begin();
    bool is_active() const { return is_active_; }

  Q_SIGNALS:
    void done();     ///< the other process trains, and is followed
    void over();     ///< there is nothing to leave: the training has come to its end
    void not_done(); ///< the run says why; it is saved

  private:
    void take(const RunEnd& end);
    void finish(void (HandOver::*how)());

    RunAdapter& run_;
    RunSteering& steering_;
    RunStarter starter_;
    std::string folder_; ///< empty: it was only being made
    bool is_active_ = false;
};

} // namespace formant
