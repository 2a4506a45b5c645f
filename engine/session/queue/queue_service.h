#pragma once

#include "engine/base/result.h"
#include "engine/session/queue/job_queue.h"
#include "engine/session/runs/run_request.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

// The room session/queue holds the queue of training runs: jobs that start one after the other,
// each on its own device, and survive the end of the program in a JSON file.

namespace formant {

/// The file of a queue and the settings of the runs that it starts.
struct QueueSetup {
    std::string file;               ///< JSON (queue_file.h); empty: default_queue_file()
    std::string runs_folder;        ///< as in RunRequest
    std::string decode_program;     ///< as in RunRequest
    std::vector<std::string> cards; ///< GPUs for jobs with the device "auto"; empty: the CPU
};

/// Receives the events of a queue, on its threads and one call at a time. The functions must return
/// quickly and must not call the queue.
class QueueObserver {
  public:
    virtual ~QueueObserver() = default;
    /// Called after every change. `is_started` is true while jobs are running or will start after a
    /// start().
    virtual void on_queue(const JobQueue& queue, bool is_started) = 0;
    /// Called for each event of a running job.
    virtual void on_event(const QueuedJob& job, const TrainEvent& event) = 0;
    /// Called if the file of the queue could not be written.
    virtual void on_error(const Error& error) = 0;
};

/// Trains the runs of a queue in this process, one after the other on each device.
///
/// The file of the queue is always up to date, so that the queue can continue however the program
/// ended. All functions except wait() return at once; all may be called from any thread.
class TrainingQueue {
  public:
    /// Opens the queue in the file, which need not exist. Jobs start only after start().
    /// ErrorKind::usage if the file is not a queue or another process has opened it. The observer
    /// must outlive the queue.
    static Result<std::unique_ptr<TrainingQueue>> open(QueueSetup setup, QueueObserver& observer);

    /// Stops the queue like stop() and waits for the running jobs.
    virtual ~TrainingQueue() = default;

    /// Returns a copy of the queue.
    virtual JobQueue jobs() const = 0;
    /// Applies a change to the queue and saves it. ErrorKind::usage, and nothing is changed, if the
    /// change affects a running job.
    virtual Result<void> edit(const std::function<void(JobQueue&)>& change) = 0;

    /// Starts waiting jobs as their devices become free, also those that are added meanwhile. The
    /// queue ends once no job runs or waits; jobs that are added after that need another start().
    virtual void start() = 0;
    /// Sets the devices (RunRequest::device) that runs outside of the queue occupy; jobs for them
    /// wait. The queue does not know of such runs by itself.
    virtual void set_busy_devices(const std::vector<std::string>& devices) = 0;
    /// Starts no further jobs; running ones continue.
    virtual void stop_after_current() = 0;
    /// Starts no further jobs; running ones save a checkpoint and wait for the next start().
    virtual void stop() = 0;
    /// Saves a checkpoint of a running job and stops it until it is queued again.
    virtual void stop_job(std::int64_t id) = 0;
    /// Passes a command to a running job; a stop is as stop_job().
    virtual void post(std::int64_t id, TrainCommand command) = 0;
    /// Changes settings of a running job as Run::change() does. ErrorKind::usage if it is not
    /// running.
    virtual Result<void> change(std::int64_t id, const SettingValues& settings) = 0;
    /// Returns whether jobs are running or will start.
    virtual bool is_started() const = 0;

    /// Blocks until no job is running and none will start.
    virtual void wait() = 0;
};

} // namespace formant
