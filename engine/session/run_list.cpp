#include "engine/session/run_list.h"

#include "engine/base/os_files.h"
#include "engine/session/find_run.h"

#include <algorithm>
#include <utility>

namespace formant {
namespace {

namespace fs = std::filesystem;

fs::file_time_type last_written(const Path& run) {
    fs::file_time_type last = fs::file_time_type::min();
    for (const char* name : {"run.json", "metrics.jsonl"}) {
        std::error_code not_there; // a run that has not trained yet has no metrics
        const auto time = fs::last_write_time(run / name, not_there);
        last = not_there ? last : std::max(last, time);
    }
    return last;
}

} // namespace

std::vector<ListedRun> list_runs(const std::string& runs_folder) {
    std::vector<std::pair<fs::file_time_type, Path>> found;
    std::error_code unreadable; // as if it were empty
    for (const auto& entry : fs::directory_iterator(folder_of_runs(runs_folder), unreadable))
        if (path_exists(entry.path() / "run.json"))
            found.emplace_back(last_written(entry.path()), entry.path());
    std::sort(found.rbegin(), found.rend());
    std::vector<ListedRun> runs;
    for (const auto& [time, folder] : found)
        runs.push_back({folder.filename().string(), folder.string()});
    return runs;
}

} // namespace formant
