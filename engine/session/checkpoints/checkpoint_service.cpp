#include "engine/session/checkpoints/checkpoint_service.h"

#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/checkpoint/pin_marker.h"
#include "engine/checkpoint/training_state_check.h"
#include "engine/session/checkpoints/checkpoint_removal.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/run_lock.h"

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

namespace fs = std::filesystem;

/// Returns N of step_N.pt and best_step_N.pt, and -1 for other names.
std::int64_t step_of(const Path& file) {
    const std::string name = file.stem().string();
    const std::size_t begin = name.rfind("step_");
    std::int64_t step = 0;
    if (begin == std::string::npos)
        return -1;
    const char* end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + begin + 5, end, step);
    return read.ec == std::errc() && read.ptr == end ? step : -1;
}

std::uint64_t size_of(const Path& file) {
    std::error_code gone; // a concurrent training run may have removed it
    const std::uintmax_t size = fs::file_size(file, gone);
    return gone ? 0 : size;
}

CheckpointFile describe(const Path& file) {
    return {file.string(),       step_of(file),     size_of(file),  has_sha256(file),
            !looks_intact(file), is_archived(file), is_pinned(file)};
}

/// Reads the whole file, and checks its training state if it has one.
Result<void> check_content(const Path& file) {
    return read_any_checkpoint(file).and_then([&](const StateTree& state) {
        const bool is_of_a_run = state.is_map() && check_resumable(file, state).has_value();
        return is_of_a_run ? check_training_state(file, state) : Result<void>();
    });
}

VerifiedCheckpoint check(const Path& file) {
    VerifiedCheckpoint checked;
    checked.file = file.string();
    checked.has_hash = has_sha256(file);
    const auto content = check_content(file);
    checked.is_intact = content.has_value();
    if (!content)
        checked.damage = content.error().what;
    return checked;
}

/// Returns whether the file accompanies a checkpoint: its SHA-256 or its pin marker.
bool is_sidecar(const Path& file) {
    return file.extension() == ".sha256" || file.extension() == ".keep";
}

/// Returns whether the file is left over from an interrupted write, or from a removed checkpoint.
bool is_orphan(const Path& file) {
    const Path owner = file.parent_path() / file.stem();
    if (file.extension() == ".tmp") // temporary sidecars have a number before .tmp
        return is_checkpoint(owner) || is_sidecar(owner) || is_sidecar(owner.stem());
    return is_sidecar(file) && is_checkpoint(owner) && !path_exists(owner);
}

/// Returns the step checkpoints beyond the `keep` newest intact ones. Damaged ones are not counted,
/// as older ones may be the only usable ones. Truncated ones are surplus only if an intact one is
/// kept: without any, the next start would silently begin at step 0.
Result<std::vector<Path>> surplus_steps(const Path& folder, std::int64_t keep) {
    const auto files = CheckpointStore(folder).step_files();
    if (!files)
        return fail(files.error());
    std::vector<Path> surplus, truncated;
    std::int64_t kept = 0;
    for (const Path& file : *files)
        if (!looks_intact(file))
            truncated.push_back(file);
        else if (kept < keep)
            kept += check_content(file) ? 1 : 0;
        else
            surplus.push_back(file);
    if (kept > 0)
        surplus.insert(surplus.end(), truncated.begin(), truncated.end());
    std::erase_if(surplus, is_pinned);
    return surplus;
}

Result<std::vector<Path>> files_to_remove(const Path& folder, std::int64_t keep) {
    const auto surplus = surplus_steps(folder, keep);
    if (!surplus)
        return fail(surplus.error());
    std::vector<Path> files;
    for (const Path& file : *surplus)
        add_with_sidecars(file, files);
    for (const Path& file : paths_in(folder))
        if (is_orphan(file))
            files.push_back(file);
        else if (is_checkpoint(file) && is_archived(file) && !is_pinned(file))
            add_with_sidecars(file, files);
    return files;
}

} // namespace

Result<std::vector<CheckpointFile>> list_checkpoints(const std::string& path,
                                                     const std::string& runs_folder) {
    const auto folder = find_checkpoints(path, runs_folder);
    if (!folder)
        return fail(folder.error());
    std::vector<CheckpointFile> files;
    for (const Path& file : paths_in(*folder))
        if (is_checkpoint(file))
            files.push_back(describe(file));
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) {
        return std::tie(b.step, a.file) < std::tie(a.step, b.file);
    });
    return files;
}

Result<std::vector<VerifiedCheckpoint>> verify_checkpoints(const std::string& path,
                                                           const std::string& runs_folder) {
    std::error_code unreadable; // list_checkpoints() reports it
    if (fs::is_regular_file(path, unreadable))
        return std::vector{check(path)};
    return list_checkpoints(path, runs_folder).map([](const std::vector<CheckpointFile>& files) {
        std::vector<VerifiedCheckpoint> checked;
        for (const CheckpointFile& file : files) {
            checked.push_back(check(file.file));
            checked.back().is_archived = file.is_archived;
        }
        return checked;
    });
}

Result<CleanedCheckpoints> clean_checkpoints(const CleanRequest& request) {
    const auto folder = find_checkpoints(request.run, request.runs_folder);
    if (!folder)
        return fail(folder.error());
    const auto lock = lock_run_of_checkpoints(*folder);
    if (!lock)
        return fail(lock.error());
    const auto files = files_to_remove(*folder, request.keep);
    if (!files)
        return fail(files.error());
    return remove_files(*files, request.dry_run);
}

} // namespace formant
