#include "app/command_train.h"

#include "app/exit_code.h"
#include "app/json_lines.h"
#include "app/progress_bar.h"
#include "engine/base/os_signals.h"

#include <atomic>
#include <cstdio>
#include <memory>
#include <unistd.h>

namespace formant {
namespace {

constexpr int interrupted = static_cast<int>(ErrorKind::interrupted);

std::unique_ptr<TrainObserver> make_observer(bool json) {
    if (json)
        return std::make_unique<JsonLines>();
    return std::make_unique<ProgressBar>();
}

int run_to_end(Run& run) {
    auto end = run.wait();
    if (!end && end.error().kind != ErrorKind::interrupted)
        return report(end.error());
    return end ? 0 : interrupted;
}

} // namespace

int train_in_terminal(const CommandLine& line) {
    std::atomic<Run*> running{nullptr};
    std::atomic<bool> stop_asked{false};
    // Before the run's threads start, so that they inherit the blocked signals.
    const auto post = [&](TrainCommand command) {
        if (Run* run = running)
            run->post(command);
    };
    const auto stop = [&](int count) {
        if (count > 1)
            ::_exit(interrupted);
        std::fprintf(stderr, "\nfinishing the step and saving; Ctrl-C again ends at once\n");
        stop_asked = true;
        post(TrainCommand::stop);
    };
    const SignalWatcher watcher(stop, [&] { post(TrainCommand::save_now); });
    const auto observer = make_observer(line.json_log);
    auto run = start_run(line.run, *observer);
    if (!run)
        return report(run.error());
    running = run->get();
    if (stop_asked) // the signal came before there was a run to tell
        (*run)->post(TrainCommand::stop);
    const int code = run_to_end(**run);
    running = nullptr;
    return code;
}

} // namespace formant
