#include "engine/base/os/os_signals.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <thread>
#include <utility>

namespace formant {
namespace {

bool is_ignored(int signal) {
    struct sigaction now {};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

sigset_t watched_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU, SIGUSR1, SIGUSR2})
        if (signal != SIGHUP || !is_ignored(signal)) // nohup
            sigaddset(&signals, signal);
    return signals;
}

/// Counts what the user asks for. Only Ctrl-C can be meant to end the program at once: schedulers,
/// shells and `formant stop` repeat the other signals while a step ends.
class StopRequests {
  public:
    /// Returns 1 for the first signal and 2 for a second Ctrl-C; 0 if the signal adds nothing.
    int add(int signal) {
        const bool is_first = !std::exchange(is_requested_, true);
        if (signal == SIGINT && is_new_interrupt() && ++interrupts_ > 1)
            return 2;
        return is_first ? 1 : 0;
    }

  private:
    /// Debounces Ctrl-C: nobody presses it twice that fast, and holding it down counts once.
    bool is_new_interrupt() {
        constexpr std::chrono::milliseconds debounce_time(200);
        const auto now = std::chrono::steady_clock::now();
        return now - std::exchange(latest_, now) > debounce_time;
    }

    bool is_requested_ = false;
    int interrupts_ = 0;
    std::chrono::steady_clock::time_point latest_;
};

} // namespace

struct SignalWatcher::State {
    std::atomic<bool> done{false};
    std::atomic<bool> is_stop_requested{false};
    sigset_t before{};
    std::thread thread;
};

SignalWatcher::SignalWatcher(std::function<void(int)> on_stop, std::function<void()> on_save)
    : state_(std::make_unique<State>()) {
    const sigset_t signals = watched_signals();
    pthread_sigmask(SIG_BLOCK, &signals, &state_->before);
    state_->thread = std::thread([state = state_.get(), signals, on_stop = std::move(on_stop),
                                  on_save = std::move(on_save)] {
        StopRequests requests;
        const timespec interval{0, 100'000'000}; // checks `done` ten times a second
        while (!state->done) {
            const int signal = sigtimedwait(&signals, nullptr, &interval);
            if (signal == SIGUSR1)
                on_save();
            else if (const int count = signal > 0 ? requests.add(signal) : 0; count > 0) {
                state->is_stop_requested = true;
                on_stop(count);
            }
        }
    });
}

void block_signals() {
    sigset_t all;
    sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

bool request_process_stop(int pid) {
    return pid > 0 && ::kill(pid, SIGTERM) == 0;
}

void ignore_write_signals() {
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGXFSZ, SIG_IGN);
}

SignalWatcher::~SignalWatcher() {
    state_->done = true;
    state_->thread.join();
    if (!state_->is_stop_requested)
        pthread_sigmask(SIG_SETMASK, &state_->before, nullptr);
}

} // namespace formant
