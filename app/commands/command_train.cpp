#include "app/commands/command_train.h"

#include "app/exit_code.h"
#include "app/first_run_dialog.h"
#include "app/json_lines.h"
#include "app/keep_awake.h"
#include "app/progress_bar.h"
#include "app/unsaved_steps.h"
#include "engine/base/os/os_process.h"
#include "engine/base/os/os_signals.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/training/rank_devices.h"
#include "engine/session/training/rank_launcher.h"
#include "engine/session/training/run_service.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <mutex>

namespace formant {
namespace {

constexpr int interrupted = static_cast<int>(ErrorKind::interrupted);

std::unique_ptr<TrainObserver> make_observer(bool json) {
    if (json)
        return std::make_unique<JsonLines>();
    return std::make_unique<ProgressBar>();
}

/// Passes the events on, and records which steps are saved.
class RecordingObserver : public TrainObserver {
  public:
    RecordingObserver(std::unique_ptr<TrainObserver> next, UnsavedRuns& unsaved)
        : next_(std::move(next)), unsaved_(unsaved) {}
    void on_event(const TrainEvent& event) override {
        unsaved_.add("", event);
        next_->on_event(event);
    }

  private:
    std::unique_ptr<TrainObserver> next_;
    UnsavedRuns& unsaved_;
};

/// The run that a signal stops; the signal may come before the run starts or after it has ended.
class RunningRun {
  public:
    void set(Run* run) {
        const std::lock_guard lock(mutex_);
        run_ = run;
        if (run_ != nullptr && stop_.requested())
            run_->post(TrainCommand::stop);
    }
    void stop() {
        const std::lock_guard lock(mutex_);
        stop_.request();
        if (run_ != nullptr)
            run_->post(TrainCommand::stop);
    }
    void post(TrainCommand command) {
        const std::lock_guard lock(mutex_);
        if (run_ != nullptr)
            run_->post(command);
    }
    const CancellationToken& stop_request() const { return stop_; }

  private:
    std::mutex mutex_;
    Run* run_ = nullptr;
    CancellationToken stop_;
};

int run_to_end(Run& run) {
    auto end = run.wait();
    if (end)
        return 0;
    if (run.is_reported_elsewhere())
        return static_cast<int>(end.error().kind);
    if (end.error().kind != ErrorKind::interrupted)
        return report(end.error());
    std::fprintf(stderr, "run the same command again to resume\n");
    return interrupted;
}

/// Returns the GPUs that `--gpus` or train.gpus names; none for a run on one device.
Result<std::vector<std::string>> chosen_gpus(const CommandLine& line) {
    if (!line.gpus.empty())
        return choose_gpus(line.gpus);
    if (line.device_is_given || line.ranks > 1 || is_one_of_several_ranks())
        return std::vector<std::string>();
    return configured_gpus(line.run);
}

/// Starts this command again for each rank, and waits for them.
int train_with_ranks(const CommandLine& line, std::vector<std::string> gpus) {
    const bool names_checkpoint = line.run.resume != "auto" && line.run.resume != "never";
    if (line.max_restarts > 0 && names_checkpoint)
        return report(
            {ErrorKind::usage,
             message(FORMANT_TR("app", "--max-restarts resumes from the newest checkpoint "
                                       "of the run; remove --resume {file}"),
                     {{"file", line.run.resume}})});
    LaunchRequest request;
    request.arguments = line.arguments;
    request.ranks = std::max(line.ranks, gpus.size());
    request.devices = std::move(gpus);
    request.max_restarts = line.max_restarts;
    RunRequest resumed = line.run;
    resumed.resume = "auto";
    if (!finished_run(resumed))
        request.is_complete = [resumed] { return finished_run(resumed).has_value(); };
    return launch_ranks(std::move(request));
}

} // namespace

int train_in_terminal(const CommandLine& line) {
    ask_on_first_run(line);
    std::vector<std::string> gpus;
    if (!is_launched_rank()) {
        auto chosen = chosen_gpus(line);
        if (!chosen)
            return report(chosen.error());
        gpus = std::move(*chosen);
        if (line.ranks > 1 || gpus.size() > 1)
            return train_with_ranks(line, std::move(gpus));
        if (line.max_restarts > 0)
            return report({ErrorKind::usage,
                           message(FORMANT_TR("app", "--max-restarts needs several ranks: add "
                                                     "--gpus or --ranks, or remove it"))});
    }
    const auto awake = line.keeps_awake ? keep_awake() : nullptr;
    RunningRun running;
    UnsavedRuns unsaved;
    const auto stop = [&](int count) {
        if (count > 1)
            unsaved.exit_without_saving();
        std::fprintf(stderr,
                     "\nstopping: finishing the current step and saving; press Ctrl-C again to end "
                     "immediately, without saving\n");
        running.stop();
    };
    // Before the run's threads start, so that they inherit the blocked signals.
    const SignalWatcher watcher(stop, [&] { running.post(TrainCommand::save_recent); });
    RecordingObserver observer(make_observer(line.json_log), unsaved);
    RunRequest request = line.run;
    request.listens = true;
    request.joins_ranks = true;
    if (gpus.size() == 1)
        request.device = gpus.front();
    auto run = start_cancelable_run(request, observer, running.stop_request());
    if (!run)
        return report(run.error());
    running.set(run->get());
    const int code = run_to_end(**run);
    running.set(nullptr);
    return code;
}

} // namespace formant
