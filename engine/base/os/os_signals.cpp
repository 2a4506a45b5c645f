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
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGUSR1})
        if (signal != SIGHUP || !is_ignored(signal)) // nohup
            sigaddset(&signals, signal);
    return signals;
}

/// Debounces signals: nobody presses Ctrl-C twice that fast, and holding it down counts once.
bool is_new_request(std::chrono::steady_clock::time_point& latest) {
    constexpr std::chrono::milliseconds debounce_time(200);
    const auto now = std::chrono::steady_clock::now();
    return now - std::exchange(latest, now) > debounce_time;
}

} // namespace

struct SignalWatcher::State {
    std::atomic<bool> done{false};
    sigset_t before{};
    std::thread thread;
};

SignalWatcher::SignalWatcher(std::function<void(int)> on_stop, std::function<void()> on_save)
    : state_(std::make_unique<State>()) {
    const sigset_t signals = watched_signals();
    pthread_sigmask(SIG_BLOCK, &signals, &state_->before);
    state_->thread = std::thread([state = state_.get(), signals, on_stop = std::move(on_stop),
                                  on_save = std::move(on_save)] {
        int count = 0;
        std::chrono::steady_clock::time_point latest;
        const timespec interval{0, 100'000'000}; // checks `done` ten times a second
        while (!state->done) {
            const int signal = sigtimedwait(&signals, nullptr, &interval);
            if (signal == SIGUSR1)
                on_save();
            else if (signal > 0 && is_new_request(latest))
                on_stop(++count);
        }
    });
}

bool request_process_stop(int pid) {
    return pid > 0 && ::kill(pid, SIGTERM) == 0;
}

void ignore_broken_pipes() {
    ::signal(SIGPIPE, SIG_IGN);
}

SignalWatcher::~SignalWatcher() {
    state_->done = true;
    state_->thread.join();
    pthread_sigmask(SIG_SETMASK, &state_->before, nullptr);
}

} // namespace formant
