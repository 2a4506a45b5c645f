#include "engine/session/runs/open_run.h"

#include "engine/base/os/os_files.h"
#include "engine/config/yaml_writer.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_folder.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Names the run after its folder, which may have been copied or renamed. `changes` and the name
/// come before the settings of the user, which override them.
RunRequest request_of_run(const Path& folder, std::vector<std::string> changes, RunRequest base) {
    base.config_file = RunFolder::config_of(folder).string();
    base.runs_folder = folder.parent_path().string();
    changes.push_back("name=" + folder.filename().string());
    base.settings.insert(base.settings.begin(), changes.begin(), changes.end());
    return base;
}

/// Returns true for the config.yaml of a run, but not for that of another folder.
bool is_config_of_run(const Path& file) {
    return file.filename() == RunFolder::config_of("").filename() &&
           path_exists(RunFolder::state_of(file.parent_path()));
}

/// Returns what config.yaml does not contain, because it keeps the configuration of the first
/// start.
std::vector<std::string> settings_changed_since_start(const Path& run) {
    RunConfig first = load_run_config(RunFolder::config_of(run), {}).value_or(RunConfig());
    RunConfig latest = latest_run_config(run);
    const ConfigTable before = run_config_table(first), after = run_config_table(latest);
    std::vector<std::string> settings;
    for (const std::string& key : before.differences(after))
        settings.push_back(fmt::format("{}={}", key, setting_text(after.find(key)->value())));
    return settings;
}

} // namespace

RunRequest request_to_resume(const Path& run, RunRequest base) {
    base.settings.clear();
    base.resume = "auto";
    return request_of_run(run, settings_changed_since_start(run), std::move(base));
}

Result<RunRequest> request_to_open(const Path& path, RunRequest base) {
    std::error_code unreadable; // reported when the file is read
    const Path real = std::filesystem::canonical(path, unreadable);
    if (!std::filesystem::is_directory(path, unreadable)) {
        base.config_file = path.string();
        return is_config_of_run(real) ? request_of_run(real.parent_path(), {}, std::move(base))
                                      : base;
    }
    if (path_exists(RunFolder::config_of(real)))
        return request_of_run(real, settings_changed_since_start(real), std::move(base));
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} is not the folder of a run: it has no "
                                              "config.yaml. Name a run folder or a "
                                              "configuration file"),
                        {{"folder", real.string()}}));
}

} // namespace formant
