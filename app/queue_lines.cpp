#include "app/queue_lines.h"

#include "app/exit_code.h"
#include "app/terminal_lines.h"
#include "engine/base/text/shell_text.h"

#include <fmt/format.h>

namespace formant {

namespace {

std::string in_run(const QueuedJob& job) {
    return job.run_folder.empty() ? "" : fmt::format(" (run {})", job.run_folder);
}

bool is_over(JobState state) {
    return state == JobState::failed || state == JobState::stopped;
}

} // namespace

std::string job_line(const QueuedJob& job, std::size_t number, std::size_t count) {
    const std::string name = fmt::format("job {} of {} ({})", number, count, job.config_file);
    switch (job.state) {
    case JobState::waiting:
        return "";
    case JobState::running:
        return fmt::format("{} started{}", name, in_run(job));
    case JobState::done:
        return fmt::format("{} finished: {}", name, job.run_folder);
    case JobState::failed:
        return fmt::format("{} failed{}: {}", name, in_run(job), job.reason);
    case JobState::stopped:
        return fmt::format("{} was stopped{}: {}", name, in_run(job), job.reason);
    }
    return "";
}

std::string queue_summary(const JobQueue& queue, const std::string& file) {
    std::map<JobState, std::size_t> counts;
    for (const QueuedJob& job : queue.jobs)
        ++counts[job.state];
    std::string text = fmt::format("queue {}: {} of {} jobs done", file, counts[JobState::done],
                                   queue.jobs.size());
    if (counts[JobState::stopped] > 0)
        text += fmt::format(", {} stopped", counts[JobState::stopped]);
    if (counts[JobState::waiting] > 0)
        text += fmt::format(", {} waiting", counts[JobState::waiting]);
    if (counts[JobState::failed] > 0)
        text += fmt::format(", {} failed. To try again what failed: formant --headless --queue {} "
                            "--retry-failed",
                            counts[JobState::failed], shell_word(file));
    return text;
}

/// Shows jobs that failed or were stopped before the queue was opened too, because they will not
/// start.
void QueueLines::on_queue(const JobQueue& queue, bool) {
    for (std::size_t i = 0; i < queue.jobs.size(); ++i) {
        const QueuedJob& job = queue.jobs[i];
        numbers_[job.id] = i + 1;
        const auto [shown, is_new] = shown_.try_emplace(job.id, job.state);
        if (is_new ? job.state != JobState::running && !is_over(job.state)
                   : shown->second == job.state)
            continue;
        shown->second = job.state;
        std::string line = job_line(job, i + 1, queue.jobs.size());
        if (is_new && is_over(job.state))
            line.insert(0, "earlier: ");
        if (!line.empty())
            print_error_line(line);
    }
}

TrainObserver& QueueLines::observer_of(const QueuedJob& job) {
    auto& observer = observers_[job.id];
    if (observer == nullptr)
        observer = make_observer_(numbers_[job.id]);
    return *observer;
}

void QueueLines::on_event(const QueuedJob& job, const TrainEvent& event) {
    unsaved_.add(job.config_file, event);
    observer_of(job).on_event(event);
}

void QueueLines::on_error(const Error& error) {
    report(error);
}

} // namespace formant
