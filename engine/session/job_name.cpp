#include "engine/session/job_name.h"

#include "engine/session/run_config.h"

#include <fmt/format.h>

#include <set>

namespace formant {
namespace {

constexpr std::string_view name_setting = "name=";

std::set<std::string> names_in(const JobQueue& queue) {
    std::set<std::string> names;
    for (const QueuedJob& job : queue.jobs)
        names.insert(run_name_of(job));
    return names;
}

/// "voice-2" is a copy of "voice", too.
std::string without_number(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    const bool is_number = dash != std::string::npos && dash + 1 < name.size() && dash > 0 &&
                           name.find_first_not_of("0123456789", dash + 1) == std::string::npos;
    return is_number ? name.substr(0, dash) : name;
}

std::string free_name(const std::string& name, const std::set<std::string>& taken) {
    const std::string base = without_number(name);
    for (int number = 2;; ++number)
        if (std::string next = fmt::format("{}-{}", base, number); !taken.contains(next))
            return next;
}

} // namespace

std::string run_name_of(const QueuedJob& job) {
    const auto config = load_run_config(job.config_file, job.settings);
    return config ? config->name : Path(job.config_file).stem().string();
}

QueuedJob as_another_run(const QueuedJob& job, const JobQueue& queue) {
    QueuedJob copy;
    copy.config_file = job.config_file;
    copy.device = job.device;
    copy.settings = job.settings;
    std::erase_if(copy.settings,
                  [](const std::string& setting) { return setting.starts_with(name_setting); });
    copy.settings.push_back(
        fmt::format("{}{}", name_setting, free_name(run_name_of(job), names_in(queue))));
    return copy;
}

QueuedJob with_own_run(const QueuedJob& job, const JobQueue& queue) {
    return names_in(queue).contains(run_name_of(job)) ? as_another_run(job, queue) : job;
}

} // namespace formant
