#include "engine/session/queue/job_name.h"

#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_name.h"

#include <fmt/format.h>

#include <set>

namespace formant {
namespace {

std::set<std::string> names_in(const JobQueue& queue) {
    std::set<std::string> names;
    for (const QueuedJob& job : queue.jobs)
        names.insert(run_name_of(job));
    return names;
}

} // namespace

std::string run_name_of(const QueuedJob& job) {
    const auto config =
        load_run_config(RunRequest{.config_file = job.config_file, .settings = job.settings});
    return config ? config->name : Path(job.config_file).stem().string();
}

QueuedJob copy_as_new_run(const QueuedJob& job, const JobQueue& queue) {
    QueuedJob copy;
    copy.config_file = job.config_file;
    copy.device = job.device;
    copy.after = job.after;
    copy.settings = job.settings;
    std::erase_if(copy.settings,
                  [](const std::string& setting) { return setting.starts_with(name_setting); });
    const auto taken = names_in(queue);
    const std::string name = next_run_name(
        run_name_of(job), [&](const std::string& other) { return taken.contains(other); });
    copy.settings.push_back(fmt::format("{}{}", name_setting, name));
    return copy;
}

QueuedJob with_unique_run(const QueuedJob& job, const JobQueue& queue) {
    return names_in(queue).contains(run_name_of(job)) ? copy_as_new_run(job, queue) : job;
}

} // namespace formant
