#include "engine/base/os_signals.h"

#include <atomic>
#include <csignal>
#include <ctime>
#include <thread>

namespace formant {
namespace {

bool is_ignored(int signal) {
    struct sigaction now {};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

sigset_t stop_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        if (signal != SIGHUP || !is_ignored(signal)) // nohup
            sigaddset(&signals, signal);
    return signals;
}

} // namespace

struct SignalWatcher::State {
    std::atomic<bool> done{false};
    sigset_t before{};
    std::thread thread;
};

SignalWatcher::SignalWatcher(std::function<void(int)> on_signal)
    : state_(std::make_unique<State>()) {
    const sigset_t signals = stop_signals();
    pthread_sigmask(SIG_BLOCK, &signals, &state_->before);
    state_->thread = std::thread([state = state_.get(), signals, on_signal = std::move(on_signal)] {
        int count = 0;
        const timespec interval{0, 100'000'000}; // looks at `done` ten times a second
        while (!state->done)
            if (sigtimedwait(&signals, nullptr, &interval) > 0)
                on_signal(++count);
    });
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
