#include "engine/session/queue/queue_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/base/text/nearest_name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

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

tl::unexpected<Error> invalid_json_error(const Path& file, const std::string& reason) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} is not valid JSON: {reason}; expected "
                                              "{example}"),
                        {{"file", file.string()},
                         {"reason", reason},
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

const std::vector<std::string> queue_keys = {"version", "continue_on_error", "jobs"};
const std::vector<std::string> job_keys = {"config",    "settings",   "device",
                                           "state",     "reason",     "reason_json",
                                           "exit_code", "run_folder", "after"};

/// Returns true for keys that are free for the user's own notes.
bool is_own_key(const std::string& key) {
    return key == "note" || key == "notes" || key == "comment" || key == "comments" ||
           key.starts_with('_');
}

/// Returns the entries with the user's own keys as text; empty if there are none.
std::string own_entries_of(const Json& entry) {
    Json own = Json::object();
    for (const auto& [key, value] : entry.items())
        if (is_own_key(key))
            own[key] = value;
    return own.empty() ? "" : own.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json with_own_entries(Json entry, const std::string& own) {
    const Json parsed = parse_json(own);
    if (parsed.is_object())
        entry.update(parsed);
    return entry;
}

/// Refuses a key that nothing would read: a misspelled "settings" would train something else.
/// `where` is the file, or the file and the job.
Result<void> check_keys(const Json& entry, const std::vector<std::string>& known,
                        const std::string& where) {
    for (const auto& [key, value] : entry.items()) {
        if (is_own_key(key) || std::ranges::find(known, key) != known.end())
            continue;
        const std::string meant = nearest_name(key, known).value_or("");
        const MessageArgs args = {{"where", where},
                                  {"key", key},
                                  {"meant", meant},
                                  {"known", fmt::format("{}", fmt::join(known, ", "))}};
        if (meant.empty())
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "{where}: unknown key '{key}'; known are "
                                                      "{known}. Your own notes may be called note, "
                                                      "comment or begin with an underscore"),
                                args));
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{where}: unknown key '{key}'; did you mean "
                                                  "'{meant}'? Your own notes may be called note, "
                                                  "comment or begin with an underscore"),
                            args));
    }
    return {};
}

std::string place_of_job(const Path& file, std::size_t number) {
    return fmt::format("{}: job {}", file.string(), number);
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
    job.after = entry.value("after", job.after); // in a queue that was read, ids are numbers
    job.own_entries = own_entries_of(entry);
    return job;
}

/// Returns the numbers in the file of the jobs that a job waits for.
std::vector<std::size_t> numbers_of(const std::vector<std::int64_t>& ids, const JobQueue& queue) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < queue.jobs.size(); ++i)
        if (std::ranges::find(ids, queue.jobs[i].id) != ids.end())
            numbers.push_back(i + 1);
    return numbers;
}

Json json_of(const QueuedJob& job, const JobQueue& queue) {
    Json entry = {{"config", job.config_file},  {"settings", job.settings},
                  {"device", job.device},       {"state", job.state},
                  {"reason", job.reason},       {"reason_json", job.reason_json},
                  {"exit_code", job.exit_code}, {"run_folder", job.run_folder}};
    if (const auto numbers = numbers_of(job.after, queue); !numbers.empty())
        entry["after"] = numbers;
    return with_own_entries(entry, job.own_entries);
}

Result<void> check_order(const Path& file, const JobQueue& queue) {
    for (std::size_t i = 0; i < queue.jobs.size(); ++i)
        for (const std::int64_t id : queue.jobs[i].after)
            if (find_job(queue, id) == nullptr)
                return invalid_job_error(file, i + 1, fmt::format("after: there is no job {}", id));
    if (!has_cycle(queue))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file}: jobs wait for each other in a cycle "
                                              "(after), so none of them can start"),
                        {{"file", file.string()}}));
}

Result<JobQueue> queue_of(const Json& whole, const Path& file) {
    const auto jobs = whole.find("jobs");
    if (jobs == whole.end() || !jobs->is_array())
        return invalid_queue_error(file);
    if (auto checked = check_keys(whole, queue_keys, file.string()); !checked)
        return fail(checked.error());
    JobQueue queue;
    queue.continue_on_error = whole.value("continue_on_error", true);
    queue.own_entries = own_entries_of(whole);
    const Path folder = std::filesystem::absolute(file).parent_path();
    for (const Json& entry : *jobs) {
        const std::size_t number = queue.jobs.size() + 1;
        if (auto checked = check_keys(entry, job_keys, place_of_job(file, number)); !checked)
            return fail(checked.error());
        try {
            add_job(queue, job_of(entry, folder));
        } catch (const Json::exception& failure) {
            return invalid_job_error(file, number, failure.what());
        }
    }
    return check_order(file, queue).map([&] { return std::move(queue); });
}

} // namespace

Path default_queue_file() {
    return state_home() / "queue.json";
}

Result<JobQueue> read_queue(const Path& file) {
    if (!path_exists(file))
        return JobQueue();
    return read_file(file).and_then([&](const std::string& bytes) -> Result<JobQueue> {
        const Json whole = parse_json(bytes);
        if (whole.is_discarded())
            return invalid_json_error(file, json_fault(bytes));
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
        jobs.push_back(json_of(job, queue));
    const Json whole = with_own_entries({{"version", version},
                                         {"continue_on_error", queue.continue_on_error},
                                         {"jobs", std::move(jobs)}},
                                        queue.own_entries);
    return write_file_atomically(file,
                                 whole.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

} // namespace formant
