#include "engine/session/queue/queued_config.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/runs/requested_config.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

Path snapshots_folder() {
    return (state_home() / "queue").lexically_normal();
}

bool is_used(const std::string& file, const JobQueue& queue) {
    return std::ranges::find(queue.jobs, file, &QueuedJob::config_file) != queue.jobs.end();
}

/// Returns the first of "voice.yaml", "voice-2.yaml", ... that does not exist or has the same
/// content.
Path snapshot_file(const Path& folder, const std::string& name, const std::string& yaml) {
    Path place = folder / fmt::format("{}.yaml", name);
    for (int number = 2; path_exists(place) && read_file(place).value_or("") != yaml; ++number)
        place = folder / fmt::format("{}-{}.yaml", name, number);
    return place;
}

Result<Path> write_snapshot(const RunConfig& config, const Path& folder) {
    const std::string yaml = run_config_yaml(config);
    return check_run_name(config.name)
        .and_then([&] { return make_folder(folder); })
        .and_then([&]() -> Result<Path> {
            Path place = snapshot_file(folder, config.name, yaml);
            return write_file_atomically(place, yaml).map([&] { return place; });
        });
}

} // namespace

Result<Path> snapshot_for_queue(const Path& file) {
    return load_run_config(RunRequest{.config_file = file.string()})
        .and_then(
            [](const RunConfig& config) { return write_snapshot(config, snapshots_folder()); });
}

Result<Path> snapshot_for_queue(RunConfig config, const Path& base, const Path& folder) {
    make_paths_absolute(config, base);
    return check_run_config(config).and_then(
        [&] { return write_snapshot(config, folder.empty() ? snapshots_folder() : folder); });
}

Result<void> remove_with_snapshot(TrainingQueue& queue, std::int64_t job) {
    const JobQueue before = queue.jobs();
    const QueuedJob* found = find_job(before, job);
    const std::string file = found == nullptr ? "" : found->config_file;
    return queue.edit([job](JobQueue& jobs) { remove_job(jobs, job); }).map([&] {
        std::error_code ignored; // a leftover file is harmless
        if (Path(file).parent_path() == snapshots_folder() && !is_used(file, queue.jobs()))
            std::filesystem::remove(file, ignored);
    });
}

} // namespace formant
