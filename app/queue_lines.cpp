#include "app/queue_lines.h"

#include "app/exit_code.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {

std::string job_line(const QueuedJob& job, std::size_t number, std::size_t count) {
    const std::string name = fmt::format("job {} of {} ({})", number, count, job.config_file);
    switch (job.state) {
    case JobState::waiting:
        return "";
    case JobState::running:
        return fmt::format("{} started", name);
    case JobState::done:
        return fmt::format("{} finished: {}", name, job.run_folder);
    case JobState::failed:
        return fmt::format("{} failed: {}", name, job.reason);
    case JobState::stopped:
        return fmt::format("{} was stopped: {}", name, job.reason);
    }
    return "";
}

void QueueLines::on_queue(const JobQueue& queue, bool) {
    for (std::size_t i = 0; i < queue.jobs.size(); ++i) {
        const QueuedJob& job = queue.jobs[i];
        const auto [shown, is_new] = shown_.try_emplace(job.id, job.state);
        const bool was_over = is_new && job.state != JobState::running;
        if (was_over || (!is_new && shown->second == job.state))
            continue;
        shown->second = job.state;
        if (const std::string line = job_line(job, i + 1, queue.jobs.size()); !line.empty())
            std::fprintf(stderr, "%s\n", line.c_str());
    }
}

void QueueLines::on_event(const QueuedJob& job, const TrainEvent& event) {
    unsaved_.add(job.config_file, event);
    run_observer_->on_event(event);
}

void QueueLines::on_error(const Error& error) {
    report(error);
}

} // namespace formant
