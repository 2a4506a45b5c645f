#pragma once

#include <functional>
#include <memory>

namespace formant {

/// Calls `on_stop` for SIGINT, SIGTERM and SIGHUP, and for SIGUSR2 and SIGXCPU, by which schedulers
/// warn of a time limit; calls `on_save` for SIGUSR1. Does so in a separate thread, so that they
/// may do more than a signal handler. Create it before any other thread: the signals are blocked in
/// the creating thread and in all threads started from it. `count` is 1 for the first of these
/// signals and 2 for a second Ctrl-C (SIGINT), which asks for an end at once; other repetitions are
/// ignored, also SIGINT in quick succession: timeout(1) and launchers signal a process and then its
/// group. After a stop the signals stay blocked, so that a repetition does not kill the process
/// while it ends, with an exit code that says that nothing was saved.
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

/// Blocks all signals in the calling thread and in threads started from it: for helper threads, so
/// that a signal reaches the thread that handles it (SignalWatcher).
void block_signals();

/// Requests that a process stops, like Ctrl-C. Returns false if we have no process with that id.
bool request_process_stop(int pid);
/// Makes writing to a closed pipe (`formant ... | head`) and beyond a limit of file sizes (ulimit
/// -f) an error of that write instead of a signal: neither must end a run before it is saved.
void ignore_write_signals();

} // namespace formant
