#pragma once

#include "engine/session/queue/queue_service.h"

#include <map>
#include <memory>

namespace formant {

/// Shows a queue in a terminal: a line for each job that begins or ends, and between them what the
/// observer of a single training shows.
class QueueLines : public QueueObserver {
  public:
    explicit QueueLines(std::unique_ptr<TrainObserver> of_a_run) : of_a_run_(std::move(of_a_run)) {}

    void on_queue(const JobQueue& queue, bool is_started) override;
    void on_event(const QueuedJob& job, const TrainEvent& event) override;
    void on_error(const Error& error) override;

  private:
    std::unique_ptr<TrainObserver> of_a_run_;
    std::map<std::int64_t, JobState> shown_;
};

/// "job 2 of 3 (b.yaml) failed: ..."; empty of a job that waits.
std::string job_line(const QueuedJob& job, std::size_t number, std::size_t count);

} // namespace formant
