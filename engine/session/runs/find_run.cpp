#include "engine/session/runs/find_run.h"

#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/config/user_folders.h"
#include "engine/session/runs/run_folder.h"

#include <algorithm>
#include <utility>

namespace formant {
namespace {

namespace fs = std::filesystem;

bool holds_checkpoints(const Path& folder) {
    return std::ranges::any_of(paths_in(folder), is_checkpoint);
}

/// A run has a folder of checkpoints before the first one is saved.
bool belongs_to_run(const Path& folder) {
    std::error_code missing;
    const Path real = fs::canonical(folder, missing);
    return real == RunFolder::checkpoints_of(real.parent_path()) && folder_exists(real);
}

} // namespace

Path folder_of_runs(const std::string& chosen) {
    return chosen.empty() ? user_folders().runs : Path(chosen);
}

Result<Path> find_run(const std::string& run, const std::string& runs_folder) {
    const Path runs = folder_of_runs(runs_folder);
    if (run.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "name a run: its folder, or its name in {runs}"),
                            {{"runs", runs.string()}}));
    for (const Path& folder : {Path(run), runs / run})
        if (path_exists(folder / "run.json"))
            return folder;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "there is no run {run}, neither as a folder nor in "
                                              "{runs}"),
                        {{"run", run}, {"runs", runs.string()}}));
}

Result<Path> find_checkpoints(const std::string& path, const std::string& runs_folder) {
    const Path runs = folder_of_runs(runs_folder);
    for (const Path& folder : {Path(path), runs / path})
        for (const Path& candidate : {RunFolder::checkpoints_of(folder), folder})
            if (belongs_to_run(candidate) || holds_checkpoints(candidate))
                return candidate;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "there are no checkpoints of {path}: it is neither a "
                                              "run in {runs}, nor the folder of a run or of "
                                              "checkpoints"),
                        {{"path", path}, {"runs", runs.string()}}));
}

Result<void> check_not_a_run(const std::string& path) {
    std::error_code unreadable; // the reader of the file reports it
    if (fs::is_regular_file(path, unreadable) || !find_checkpoints(path, ""))
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "{path} is a run or a folder of checkpoints; name one "
                                      "of the files in it, which are listed by: formant "
                                      "checkpoint list {path}"),
                {{"path", path}}));
}

Result<std::vector<RunStatus>> list_runs(const std::string& runs_folder) {
    std::vector<RunStatus> found;
    const auto folders = list_folder(folder_of_runs(runs_folder));
    if (!folders)
        return fail(folders.error());
    for (const Path& folder : *folders)
        if (auto status = read_run_status(folder.string(), runs_folder)) // others are skipped
            found.push_back(std::move(*status));
    std::sort(found.begin(), found.end(), [](const RunStatus& a, const RunStatus& b) {
        return std::pair(b.last_written, a.name) < std::pair(a.last_written, b.name);
    });
    return found;
}

} // namespace formant
