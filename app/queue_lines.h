#pragma once

#include "app/unsaved_steps.h"
#include "engine/session/queue/queue_service.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace formant {

/// Shows a queue in a terminal: a line for each job that starts or ends, and in between the output
/// of an observer for each job.
class QueueLines : public QueueObserver {
  public:
    /// Creates the observer of a job; its number counts from 1.
    using MakeObserver = std::function<std::unique_ptr<TrainObserver>(std::size_t number)>;

    QueueLines(MakeObserver make_observer, UnsavedRuns& unsaved)
        : make_observer_(std::move(make_observer)), unsaved_(unsaved) {}

    void on_queue(const JobQueue& queue, bool is_started) override;
    void on_event(const QueuedJob& job, const TrainEvent& event) override;
    void on_error(const Error& error) override;

  private:
    TrainObserver& observer_of(const QueuedJob& job);

    MakeObserver make_observer_;
    UnsavedRuns& unsaved_;
    std::map<std::int64_t, std::size_t> numbers_; ///< of the jobs, by id
    std::map<std::int64_t, std::unique_ptr<TrainObserver>> observers_;
    std::map<std::int64_t, JobState> shown_;
};

/// Returns "job 2 of 3 (b.yaml) failed: ..."; empty for a waiting job.
std::string job_line(const QueuedJob& job, std::size_t number, std::size_t count);

/// Returns how many jobs of the queue are done, failed, stopped or waiting, and how to try failed
/// ones again.
std::string queue_summary(const JobQueue& queue, const std::string& file);

} // namespace formant
