#include "engine/session/checkpoints/checkpoint_service.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/checkpoint/keep_mark.h"
#include "engine/session/checkpoints/checkpoint_lock.h"
#include "engine/session/checkpoints/checkpoint_removal.h"
#include "engine/session/runs/find_run.h"

#include <algorithm>
#include <charconv>

namespace formant {
namespace {

namespace fs = std::filesystem;

/// N of step_N.pt and best_step_N.pt.
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
    std::error_code gone; // a training beside us may have removed it
    const std::uintmax_t size = fs::file_size(file, gone);
    return gone ? 0 : size;
}

bool has_hash(const Path& file) {
    return path_exists(hash_beside(file));
}

CheckpointFile describe(const Path& file) {
    return {file.string(),      step_of(file),      size_of(file),        has_hash(file),
            !looks_whole(file), is_set_aside(file), is_kept_by_hand(file)};
}

CheckedCheckpoint check(const Path& file) {
    CheckedCheckpoint checked;
    checked.file = file.string();
    checked.has_hash = has_hash(file);
    const auto read = read_whole_checkpoint(file);
    checked.whole = read.has_value();
    if (!read)
        checked.damage = read.error().what;
    return checked;
}

/// A hash, or the mark of one that is kept by hand.
bool lies_beside(const Path& file) {
    return file.extension() == ".sha256" || file.extension() == ".keep";
}

/// What a write that was interrupted leaves, and what lay beside files that are gone.
bool is_left_over(const Path& file) {
    const Path owner = file.parent_path() / file.stem();
    if (file.extension() == ".tmp") // those of what lies beside have a number between, too
        return is_checkpoint(owner) || lies_beside(owner) || lies_beside(owner.stem());
    return lies_beside(file) && is_checkpoint(owner) && !path_exists(owner);
}

/// Damaged ones do not count as kept: what is older than them may be all that can be used. Where
/// none is whole, those that were cut stay too, or the next start would begin at step 0 unasked.
Result<std::vector<Path>> steps_beyond(const Path& folder, std::int64_t keep) {
    const auto files = CheckpointStore(folder).step_files();
    if (!files)
        return fail(files.error());
    std::vector<Path> beyond, cut;
    std::int64_t kept = 0;
    for (const Path& file : *files)
        if (!looks_whole(file))
            cut.push_back(file);
        else if (kept < keep)
            kept += verify_checkpoint(file) == Verification::damaged ? 0 : 1;
        else
            beyond.push_back(file);
    if (kept > 0)
        beyond.insert(beyond.end(), cut.begin(), cut.end());
    std::erase_if(beyond, is_kept_by_hand);
    return beyond;
}

Result<std::vector<Path>> to_remove(const Path& folder, std::int64_t keep) {
    const auto beyond = steps_beyond(folder, keep);
    if (!beyond)
        return fail(beyond.error());
    std::vector<Path> files;
    for (const Path& file : *beyond)
        add_with_what_lies_beside(file, files);
    std::error_code unreadable; // nothing that we could remove
    for (const auto& entry : fs::directory_iterator(folder, unreadable))
        if (is_left_over(entry.path()))
            files.push_back(entry.path());
        else if (is_checkpoint(entry.path()) && is_set_aside(entry.path()) &&
                 !is_kept_by_hand(entry.path()))
            add_with_what_lies_beside(entry.path(), files);
    return files;
}

} // namespace

Result<std::vector<CheckpointFile>> list_checkpoints(const std::string& path,
                                                     const std::string& runs_folder) {
    const auto folder = find_checkpoints(path, runs_folder);
    if (!folder)
        return fail(folder.error());
    std::vector<CheckpointFile> files;
    std::error_code unreadable; // as if it were empty
    for (const auto& entry : fs::directory_iterator(*folder, unreadable))
        if (is_checkpoint(entry.path()))
            files.push_back(describe(entry.path()));
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) {
        return std::tie(b.step, a.file) < std::tie(a.step, b.file);
    });
    return files;
}

Result<std::vector<CheckedCheckpoint>> check_checkpoints(const std::string& path,
                                                         const std::string& runs_folder) {
    std::error_code unreadable; // then no run is found either
    if (fs::is_regular_file(path, unreadable))
        return std::vector{check(path)};
    return list_checkpoints(path, runs_folder).map([](const std::vector<CheckpointFile>& files) {
        std::vector<CheckedCheckpoint> checked;
        for (const CheckpointFile& file : files) {
            checked.push_back(check(file.file));
            checked.back().set_aside = file.set_aside;
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
    const auto files = to_remove(*folder, request.keep);
    if (!files)
        return fail(files.error());
    return remove_files(*files, request.only_tell);
}

} // namespace formant
