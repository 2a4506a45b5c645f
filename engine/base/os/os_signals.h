#pragma once

#include <functional>
#include <memory>

namespace formant {

/// Calls `on_stop` for SIGINT, SIGTERM and SIGHUP and `on_save` for SIGUSR1, in a thread of its
/// own, so that what they do is not limited to what a signal handler may do. Make it before any
/// other thread: the signals are blocked in the making thread and in all that start from it.
/// `count` is 1 for the first. Several at once are one: who stops a process and then its group, as
/// timeout(1) and launchers do, sends two.
class SignalWatcher {
  public:
    explicit SignalWatcher(
        std::function<void(int count)> on_stop, std::function<void()> on_save = [] {});
    ~SignalWatcher();
    SignalWatcher(const SignalWatcher&) = delete;
    SignalWatcher& operator=(const SignalWatcher&) = delete;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Asks a process to stop, as Ctrl-C would. False where there is none of ours with that number.
bool ask_to_stop(int pid);
/// Writing to a reader that is gone (`formant ... | head`) is from now on an error of that write
/// alone: a terminal that is closed must not end a training unsaved.
void ignore_broken_pipes();

} // namespace formant
