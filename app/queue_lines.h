#pragma once

#include "app/unsaved_steps.h"
#include "engine/session/queue/queue_service.h"

#include <map>
#include <memory>

namespace formant {

/// Shows a queue in a terminal: a line for each job that starts or ends, and in between the output
/// of the observer of a single run.
class QueueLines : public QueueObserver {
  public:
    QueueLines(std::unique_ptr<TrainObserver> run_observer, UnsavedRuns& unsaved)
        : run_observer_(std::move(run_observer)), unsaved_(unsaved) {}

    void on_queue(const JobQueue& queue, bool is_started) override;
    void on_event(const QueuedJob& job, const TrainEvent& event) override;
    void on_error(const Error& error) override;

  private:
    std::unique_ptr<TrainObserver> run_observer_;
    UnsavedRuns& unsaved_;
    std::map<std::int64_t, JobState> shown_;
};

/// Returns "job 2 of 3 (b.yaml) failed: ..."; empty for a waiting job.
std::string job_line(const QueuedJob& job, std::size_t number, std::size_t count);

} // namespace formant
