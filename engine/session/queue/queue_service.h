#pragma once

#include "engine/base/result.h"
#include "engine/session/queue/job_queue.h"
#include "engine/session/runs/run_request.h"
#include "engine/train/events.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace formant {

struct QueueSetup {
    std::string file;               ///< queue_file.h; empty: default_queue_file()
    std::string runs_folder;        ///< as RunRequest
    std::string decode_program;     ///< as RunRequest
    std::vector<std::string> cards; ///< that jobs without a device may take; empty: the CPU
};

/// Hears what a queue does, on its threads, one call at a time; must return quickly and not call
/// the queue.
class QueueObserver {
  public:
    virtual ~QueueObserver() = default;
    /// After every change; `is_started`: a job runs after a start(), or others will begin.
    virtual void on_queue(const JobQueue& queue, bool is_started) = 0;
    virtual void on_event(const QueuedJob& job, const TrainEvent& event) = 0;
    virtual void on_error(const Error& error) = 0; ///< the file could not be written
};

/// Trainings that begin one after the other, one a card at a time, in this process. Its file always
/// says how things are, so that a queue goes on after whatever ended the program. All calls return
/// at once and may come from any thread.
class TrainingQueue {
  public:
    /// ErrorKind::usage where the file is none of ours, or another process works it off. The
    /// observer must outlive the queue.
    static Result<std::unique_ptr<TrainingQueue>> open(QueueSetup setup, QueueObserver& observer);

    virtual ~TrainingQueue() = default; ///< as stop(), and waits

    virtual JobQueue jobs() const = 0;
    /// Changes the queue and saves it; jobs that run stay as they are.
    virtual Result<void> edit(const std::function<void(JobQueue&)>& change) = 0;

    virtual void start() = 0;              ///< begins jobs as they may begin
    virtual void stop_after_current() = 0; ///< no other job begins; those that run go on
    /// No other job begins, and those that run save and wait for the next start.
    virtual void stop() = 0;
    virtual void stop_job(std::int64_t id) = 0; ///< saves; it begins again only when it is asked to
    virtual bool is_started() const = 0;        ///< jobs run, or begin as they may

    /// Waits until nothing runs and nothing will begin.
    virtual void wait() = 0;
};

} // namespace formant
