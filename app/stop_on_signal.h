#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/os/os_signals.h"

namespace formant {

/// While it lives, Ctrl-C asks the work of a command to stop; a second one ends the program at
/// once, for work that hangs. As SignalWatcher, to be made before any other thread.
class StopOnSignal {
  public:
    StopOnSignal();
    const Cancellation& asked() const { return asked_; }

  private:
    Cancellation asked_;
    SignalWatcher watcher_; ///< last: it calls back
};

} // namespace formant
