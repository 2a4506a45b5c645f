#include "app/commands/command_queue.h"

#include "app/exit_code.h"
#include "app/json_lines.h"
#include "app/keep_awake.h"
#include "app/progress_bar.h"
#include "app/queue_lines.h"
#include "app/terminal_lines.h"
#include "engine/base/os/os_signals.h"
#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/queue/recipe_jobs.h"

#include <fmt/format.h>

#include <cstdio>
#include <mutex>

namespace formant {
namespace {

QueueLines::MakeObserver observers_for(bool json) {
    return [json](std::size_t job) -> std::unique_ptr<TrainObserver> {
        if (json)
            return std::make_unique<JsonLines>(job);
        return std::make_unique<ProgressBar>(fmt::format("job {}: ", job));
    };
}

/// The queue that a signal stops; the signal may come before the queue is started.
class StoppableQueue {
  public:
    void start(TrainingQueue& queue) {
        const std::lock_guard lock(mutex_);
        queue_ = &queue;
        if (!stop_requested_)
            queue_->start();
    }
    void stop() {
        const std::lock_guard lock(mutex_);
        stop_requested_ = true;
        if (queue_ != nullptr)
            queue_->stop();
    }
    void forget() {
        const std::lock_guard lock(mutex_);
        queue_ = nullptr;
    }

  private:
    std::mutex mutex_;
    TrainingQueue* queue_ = nullptr;
    bool stop_requested_ = false;
};

QueueSetup setup_of(const CommandLine& line) {
    QueueSetup setup;
    setup.file = line.queue_file;
    setup.runs_folder = line.run.runs_folder;
    for (const GpuChoice& gpu : list_gpu_choices().gpus)
        setup.cards.push_back(gpu.device);
    return setup;
}

/// Fails for a missing file: a mistyped name must not be an empty queue that finishes immediately.
Result<void> check_file(const std::string& file) {
    std::error_code unreadable;
    if (std::filesystem::exists(file, unreadable))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("app", "there is no queue {file}"), {{"file", file}}));
}

/// Returns the jobs to add: those of a recipe, or none. A recipe needs no file.
Result<std::vector<QueuedJob>> recipe_jobs(const CommandLine& line) {
    if (line.recipe.empty())
        return check_file(line.queue_file).map([] { return std::vector<QueuedJob>(); });
    return jobs_of_recipe({.recipe = line.recipe,
                           .settings = line.run.settings,
                           .runs_folder = line.run.runs_folder,
                           .queue_file = line.queue_file});
}

} // namespace

int run_queue(const CommandLine& line) {
    const auto jobs = recipe_jobs(line);
    if (!jobs)
        return report(jobs.error());
    const auto awake = line.keeps_awake ? keep_awake() : nullptr;
    StoppableQueue stoppable;
    UnsavedRuns unsaved;
    // Before any other thread starts, so that it inherits the blocked signals.
    const SignalWatcher watcher([&](int count) {
        if (count > 1)
            unsaved.exit_without_saving();
        std::fprintf(stderr,
                     "\nstopping: finishing the current step and saving; press Ctrl-C again to end "
                     "immediately, without saving\n");
        stoppable.stop();
    });
    QueueLines lines(observers_for(line.json_log), unsaved);
    auto queue = TrainingQueue::open(setup_of(line), lines);
    if (!queue)
        return report(queue.error());
    if (auto added = add_recipe(**queue, *jobs); !added)
        return report(added.error());
    if (auto retried = line.retries_failed ? (*queue)->edit(requeue_failed) : Result<void>();
        !retried)
        return report(retried.error());
    stoppable.start(**queue);
    (*queue)->wait();
    stoppable.forget();
    const JobQueue ended = (*queue)->jobs();
    print_error_line(queue_summary(ended, line.queue_file));
    return exit_code_of(ended);
}

} // namespace formant
