#include "engine/session/queue/queue_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"

#include <nlohmann/json.hpp>

namespace formant {

NLOHMANN_JSON_SERIALIZE_ENUM(JobState, {{JobState::waiting, "waiting"},
                                        {JobState::running, "running"},
                                        {JobState::done, "done"},
                                        {JobState::failed, "failed"},
                                        {JobState::stopped, "stopped"}})

namespace {

using Json = nlohmann::json;

constexpr int version = 1;

tl::unexpected<Error> invalid_queue_error(const Path& file) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} is not a queue of training runs; expected "
                                              "{example}"),
                        {{"file", file.string()},
                         {"example", R"({"version": 1, "jobs": [{"config": "a.yaml"}]})"}}));
}

tl::unexpected<Error> invalid_job_error(const Path& file, std::size_t number,
                                        const std::string& reason) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file}: job {number} is invalid ({reason}); "
                                              "expected {example}"),
                        {{"file", file.string()},
                         {"number", std::to_string(number)},
                         {"reason", reason},
                         {"example", R"({"config": "a.yaml", "settings": ["train.seed=2"]})"}}));
}

tl::unexpected<Error> newer_version_error(const Path& file) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} was written by a newer version of formant; "
                                              "use that version, or another file"),
                        {{"file", file.string()}}));
}

/// Throws Json::exception if a value has the wrong type.
QueuedJob job_of(const Json& entry, const Path& folder) {
    QueuedJob job;
    job.config_file = (folder / entry.at("config").get<std::string>()).lexically_normal().string();
    job.settings = entry.value("settings", job.settings);
    job.device = entry.value("device", job.device);
    job.state = entry.value("state", job.state);
    job.reason = entry.value("reason", job.reason);
    job.reason_json = entry.value("reason_json", job.reason_json);
    job.exit_code = entry.value("exit_code", job.exit_code);
    job.run_folder = entry.value("run_folder", job.run_folder);
    return job;
}

Json json_of(const QueuedJob& job) {
    return {{"config", job.config_file},  {"settings", job.settings},
            {"device", job.device},       {"state", job.state},
            {"reason", job.reason},       {"reason_json", job.reason_json},
            {"exit_code", job.exit_code}, {"run_folder", job.run_folder}};
}

Result<JobQueue> queue_of(const Json& whole, const Path& file) {
    const auto jobs = whole.find("jobs");
    if (jobs == whole.end() || !jobs->is_array())
        return invalid_queue_error(file);
    JobQueue queue;
    queue.continue_on_error = whole.value("continue_on_error", true);
    const Path folder = std::filesystem::absolute(file).parent_path();
    for (const Json& entry : *jobs) {
        try {
            add_job(queue, job_of(entry, folder));
        } catch (const Json::exception& failure) {
            return invalid_job_error(file, queue.jobs.size() + 1, failure.what());
        }
    }
    return queue;
}

} // namespace

Path default_queue_file() {
    return state_home() / "queue.json";
}

Result<JobQueue> read_queue(const Path& file) {
    if (!path_exists(file))
        return JobQueue();
    return read_file(file).and_then([&](const std::string& bytes) -> Result<JobQueue> {
        const Json whole = Json::parse(bytes, nullptr, /*allow_exceptions=*/false);
        const auto found = whole.is_object() ? whole.find("version") : whole.end();
        if (found == whole.end() || !found->is_number_integer())
            return invalid_queue_error(file);
        if (*found > version)
            return newer_version_error(file);
        const auto continues = whole.find("continue_on_error");
        if (continues != whole.end() && !continues->is_boolean())
            return invalid_queue_error(file);
        return queue_of(whole, file);
    });
}

Result<void> write_queue(const Path& file, const JobQueue& queue) {
    Json jobs = Json::array();
    for (const QueuedJob& job : queue.jobs)
        jobs.push_back(json_of(job));
    const Json whole = {{"version", version},
                        {"continue_on_error", queue.continue_on_error},
                        {"jobs", std::move(jobs)}};
    return write_file_atomically(file,
                                 whole.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

} // namespace formant
