#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/os/os_signals.h"

namespace formant {

/// Makes Ctrl-C request the cancellation of a command; a second one ends the program immediately
/// (exit_code_unsaved), for work that hangs. Like SignalWatcher, it must be created before any
/// other thread.
class StopOnSignal {
  public:
    StopOnSignal();
    const CancellationToken& token() const { return token_; }

  private:
    CancellationToken token_;
    SignalWatcher watcher_; ///< last: it calls back
};

} // namespace formant
