#include "engine/session/open_run.h"

#include "engine/session/run_folder.h"

namespace formant {
namespace {

/// The folder's name is the run's, also where somebody has copied or renamed it.
RunRequest request_of_run(const Path& folder, RunRequest base) {
    base.config_file = RunFolder::config_of(folder).string();
    base.runs_folder = folder.parent_path().string();
    base.settings.push_back("name=" + folder.filename().string());
    return base;
}

} // namespace

Result<RunRequest> request_to_open(const Path& path, RunRequest base) {
    std::error_code unreadable; // is told when it is read
    if (!std::filesystem::is_directory(path, unreadable)) {
        base.config_file = path.string();
        return base;
    }
    const Path folder = std::filesystem::canonical(path, unreadable);
    if (std::filesystem::exists(RunFolder::config_of(folder), unreadable))
        return request_of_run(folder, std::move(base));
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} is not the folder of a run: there is no "
                                              "config.yaml in it. Name such a folder, or a "
                                              "configuration file"),
                        {{"folder", folder.string()}}));
}

} // namespace formant
