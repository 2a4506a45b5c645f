#include "engine/session/queue/job_queue.h"

#include "engine/base/message_json.h"
#include "engine/base/result.h"

#include <algorithm>

namespace formant {
namespace {

template <class Jobs>
auto place_of(Jobs& jobs, std::int64_t id) {
    return std::ranges::find(jobs, id, &QueuedJob::id);
}

void reset_to_waiting(QueuedJob& job) {
    job.state = JobState::waiting;
    set_reason(job, {});
    job.exit_code = 0;
    job.card.clear();
}

} // namespace

void set_reason(QueuedJob& job, const Message& reason) {
    job.reason = to_english(reason);
    job.reason_json = reason.empty() ? std::string() : message_to_json(reason);
}

Message reason_of(const QueuedJob& job) {
    Message in_english;
    in_english.text = job.reason;
    return message_from_json(job.reason_json).value_or(in_english);
}

std::int64_t add_job(JobQueue& queue, QueuedJob job, std::optional<std::size_t> place) {
    job.id = ++queue.last_id;
    const std::size_t at = std::min(place.value_or(queue.jobs.size()), queue.jobs.size());
    queue.jobs.insert(queue.jobs.begin() + static_cast<std::ptrdiff_t>(at), std::move(job));
    return queue.last_id;
}

QueuedJob* find_job(JobQueue& queue, std::int64_t id) {
    const auto found = place_of(queue.jobs, id);
    return found == queue.jobs.end() ? nullptr : &*found;
}

const QueuedJob* find_job(const JobQueue& queue, std::int64_t id) {
    const auto found = place_of(queue.jobs, id);
    return found == queue.jobs.end() ? nullptr : &*found;
}

const QueuedJob* awaited_job(const std::vector<QueuedJob>& jobs, const QueuedJob& job) {
    for (const std::int64_t id : job.after)
        if (const auto other = place_of(jobs, id);
            other != jobs.end() && other->state != JobState::done)
            return &*other;
    return nullptr;
}

bool has_ready_job(const JobQueue& queue) {
    return std::ranges::any_of(queue.jobs, [&](const QueuedJob& job) {
        return job.state == JobState::waiting && awaited_job(queue.jobs, job) == nullptr;
    });
}

/// Removes the jobs that wait for none of the rest, as long as there is one.
bool has_cycle(JobQueue queue) {
    const auto waits_for_none = [&queue](const QueuedJob& job) {
        return std::ranges::none_of(
            job.after, [&queue](std::int64_t id) { return find_job(queue, id) != nullptr; });
    };
    while (true) {
        const auto first = std::ranges::find_if(queue.jobs, waits_for_none);
        if (first == queue.jobs.end())
            return !queue.jobs.empty();
        queue.jobs.erase(first);
    }
}

bool move_job(JobQueue& queue, std::int64_t id, std::size_t place) {
    const auto found = place_of(queue.jobs, id);
    if (found == queue.jobs.end())
        return false;
    QueuedJob job = std::move(*found);
    queue.jobs.erase(found);
    const std::size_t at = std::min(place, queue.jobs.size());
    queue.jobs.insert(queue.jobs.begin() + static_cast<std::ptrdiff_t>(at), std::move(job));
    return true;
}

bool remove_job(JobQueue& queue, std::int64_t id) {
    return std::erase_if(queue.jobs, [id](const QueuedJob& job) {
               return job.id == id && job.state != JobState::running;
           }) > 0;
}

bool requeue_job(JobQueue& queue, std::int64_t id) {
    QueuedJob* job = find_job(queue, id);
    if (job == nullptr || job->state == JobState::waiting || job->state == JobState::running)
        return false;
    reset_to_waiting(*job);
    return true;
}

std::int64_t requeue_failed(JobQueue& queue) {
    std::int64_t count = 0;
    for (QueuedJob& job : queue.jobs)
        if (job.state == JobState::failed) {
            reset_to_waiting(job);
            ++count;
        }
    return count;
}

void requeue_interrupted(JobQueue& queue) {
    for (QueuedJob& job : queue.jobs)
        if (job.state == JobState::running)
            reset_to_waiting(job);
}

std::string occupied_device(const std::string& device, const std::vector<std::string>& cards) {
    if (device != "auto")
        return device;
    return cards.empty() ? "cpu" : cards.front();
}

int exit_code_of(const JobQueue& queue) {
    const auto& jobs = queue.jobs;
    const auto failed = std::ranges::find(jobs, JobState::failed, &QueuedJob::state);
    if (failed != jobs.end())
        return failed->exit_code != 0 ? failed->exit_code : static_cast<int>(ErrorKind::training);
    const bool all_done =
        std::ranges::all_of(jobs, [](const QueuedJob& job) { return job.state == JobState::done; });
    return all_done ? 0 : static_cast<int>(ErrorKind::interrupted);
}

} // namespace formant
