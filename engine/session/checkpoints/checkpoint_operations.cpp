#include "engine/session/checkpoints/checkpoint_operations.h"

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/checkpoint/pin_marker.h"
#include "engine/session/runs/run_lock.h"

#include <set>

namespace formant {
namespace {

using Locks = std::vector<std::unique_ptr<FileLock>>;

Result<Locks> lock_runs_of(const std::vector<std::string>& files) {
    std::set<Path> folders;
    for (const Path file : files)
        folders.insert(file.parent_path());
    Locks locks;
    for (const Path& folder : folders) {
        auto lock = lock_run_of_checkpoints(folder);
        if (!lock)
            return fail(lock.error());
        locks.push_back(std::move(*lock));
    }
    return locks;
}

} // namespace

Result<void> check_runs_are_idle(const std::vector<std::string>& files) {
    return lock_runs_of(files).map([](const Locks&) {});
}

Result<CleanedCheckpoints> remove_checkpoints(const std::vector<std::string>& files) {
    return lock_runs_of(files).and_then([&](const Locks&) {
        std::vector<Path> all;
        for (const std::string& file : files)
            add_with_sidecars(file, all);
        return remove_files(all, /*dry_run=*/false);
    });
}

Result<void> set_pinned(const std::string& file, bool pinned) {
    return set_pin_marker(file, pinned);
}

Result<std::string> promote_to_best(const std::string& file) {
    const Path folder = Path(file).parent_path();
    const auto lock = lock_run_of_checkpoints(folder);
    if (!lock)
        return fail(lock.error());
    return CheckpointStore(folder).promote(file).map(
        [](const Path& best) { return best.string(); });
}

} // namespace formant
