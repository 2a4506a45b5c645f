#include "engine/session/queue/queue_schedule.h"

#include <algorithm>
#include <set>

namespace formant {
namespace {

constexpr const char* any_device = "auto";

std::set<std::string> taken_cards(const JobQueue& queue) {
    std::set<std::string> taken;
    for (const QueuedJob& job : queue.jobs)
        if (job.state == JobState::running)
            taken.insert(job.card);
    return taken;
}

/// Leaves the choice of the device to the run, which knows the saved device of this machine.
JobStart on_only_card(const QueuedJob& job, const std::vector<std::string>& cards) {
    return {job.id, any_device, occupied_device(any_device, cards)};
}

std::optional<JobStart> start_of(const QueuedJob& job, const std::vector<std::string>& cards,
                                 const std::set<std::string>& taken) {
    if (job.device != any_device)
        return taken.contains(job.device) ? std::nullopt
                                          : std::optional(JobStart{job.id, job.device, job.device});
    if (cards.size() <= 1) {
        const JobStart start = on_only_card(job, cards);
        return taken.contains(start.card) ? std::nullopt : std::optional(start);
    }
    const auto free =
        std::ranges::find_if(cards, [&](const std::string& card) { return !taken.contains(card); });
    return free == cards.end() ? std::nullopt : std::optional(JobStart{job.id, *free, *free});
}

} // namespace

std::optional<JobStart> next_start(const JobQueue& queue, const std::vector<std::string>& cards,
                                   const std::set<std::string>& busy) {
    std::set<std::string> taken = taken_cards(queue);
    taken.insert(busy.begin(), busy.end());
    for (const QueuedJob& job : queue.jobs)
        if (job.state == JobState::waiting && awaited_job(queue.jobs, job) == nullptr)
            if (auto start = start_of(job, cards, taken))
                return start;
    return std::nullopt;
}

} // namespace formant
