#include "engine/session/runs/run_list.h"

#include "engine/base/paths.h"
#include "engine/session/runs/find_run.h"

#include <algorithm>
#include <utility>

namespace formant {

Result<std::vector<RunStatus>> list_runs(const std::string& runs_folder) {
    const Path runs = folder_of_runs(runs_folder);
    std::vector<RunStatus> found;
    std::error_code failure;
    std::filesystem::directory_iterator entry(runs, failure);
    for (const std::filesystem::directory_iterator end; !failure && entry != end;
         entry.increment(failure))
        if (auto status = read_run_status(entry->path().string(), runs_folder)) // else: no run
            found.push_back(std::move(*status));
    if (failure && failure != std::errc::no_such_file_or_directory)
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("session", "cannot read the folder {folder}: {reason}"),
                            {{"folder", runs.string()}, {"reason", failure.message()}}));
    std::sort(found.begin(), found.end(), [](const RunStatus& a, const RunStatus& b) {
        return std::pair(b.last_written, a.name) < std::pair(a.last_written, b.name);
    });
    return found;
}

} // namespace formant
