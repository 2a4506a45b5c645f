#pragma once

#include "engine/session/queue/queue_service.h"
#include "engine/session/runs/run.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace formant {

/// Passes the events of the queue's jobs on to those who watch them. Thread-safe.
class JobFeed {
  public:
    /// Receives the events of one job, on the queue's threads; one call at a time.
    class Watcher {
      public:
        virtual ~Watcher() = default;
        virtual void on_event(const TrainEvent& event) = 0;
        virtual void on_end(const Result<void>& end) = 0;
    };

    /// Sets the queue to which commands go; null once it is closed.
    void set_queue(TrainingQueue* queue);
    void pass_event(std::int64_t job, const TrainEvent& event);
    /// Reports the end to the watchers of jobs that are no longer running.
    void pass_ends(const JobQueue& jobs);

    /// Adds a watcher of a job, which must remove itself before it is destroyed.
    void add(std::int64_t job, Watcher& watcher);
    void remove(std::int64_t job, const Watcher& watcher);
    void post(std::int64_t job, TrainCommand command);
    Result<void> change(std::int64_t job, const SettingValues& settings);

  private:
    /// Returns the queue, whose functions are called without the lock: it may report events.
    TrainingQueue* open_queue();

    std::mutex mutex_;
    std::multimap<std::int64_t, Watcher*> watchers_; ///< by job
    TrainingQueue* queue_ = nullptr;
    JobQueue jobs_;
};

/// Watches a running job as follow_run() follows a run of another process: `observer` first
/// receives the history, then a RunState, then live events. Destroying the Run leaves the job
/// running. Reads the history of the run, so call it in the background.
std::unique_ptr<Run> watch_job(std::shared_ptr<JobFeed> feed, const QueuedJob& job,
                               TrainObserver& observer);

} // namespace formant
