#include "engine/session/runs/find_run.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/config/kept_folders.h"
#include "engine/session/runs/run_folder.h"

#include <algorithm>

namespace formant {
namespace {

namespace fs = std::filesystem;

bool holds_checkpoints(const Path& folder) {
    std::error_code unreadable; // as if it were empty
    const fs::directory_iterator entries(folder, unreadable);
    return std::any_of(begin(entries), end(entries),
                       [](const auto& entry) { return is_checkpoint(entry.path()); });
}

/// The folder of a run has one before there is anything in it.
bool is_of_a_run(const Path& folder) {
    std::error_code gone;
    const Path real = fs::canonical(folder, gone);
    return real == RunFolder::checkpoints_of(real.parent_path()) && folder_exists(real);
}

} // namespace

Path folder_of_runs(const std::string& chosen) {
    return chosen.empty() ? kept_folders().runs : Path(chosen);
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
            if (is_of_a_run(candidate) || holds_checkpoints(candidate))
                return candidate;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "there are no checkpoints of {path}: it is neither a "
                                              "run in {runs}, nor the folder of a run or of "
                                              "checkpoints"),
                        {{"path", path}, {"runs", runs.string()}}));
}

Result<void> refuse_run(const std::string& path) {
    std::error_code unreadable; // is told when it is read
    if (fs::is_regular_file(path, unreadable) || !find_checkpoints(path, ""))
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "{path} is a run or a folder of checkpoints; name one "
                                      "of the files in it, which are listed by: formant "
                                      "checkpoint list {path}"),
                {{"path", path}}));
}

} // namespace formant
