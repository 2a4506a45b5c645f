#pragma once

#include <functional>
#include <memory>

namespace formant {

/// Calls `on_signal` for SIGINT, SIGTERM and SIGHUP, in a thread of its own, so that what it does
/// is not limited to what a signal handler may do. Make it before any other thread: the signals are
/// blocked in the making thread and in all that start from it. `count` is 1 for the first.
class SignalWatcher {
  public:
    explicit SignalWatcher(std::function<void(int count)> on_signal);
    ~SignalWatcher();
    SignalWatcher(const SignalWatcher&) = delete;
    SignalWatcher& operator=(const SignalWatcher&) = delete;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Writing to a reader that is gone (`formant ... | head`) is from now on an error of that write
/// alone: a terminal that is closed must not end a training unsaved.
void ignore_broken_pipes();

} // namespace formant
