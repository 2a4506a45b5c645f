#include "engine/base/leftovers.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_file_lock.h"

#include <system_error>

namespace formant {
namespace {

namespace fs = std::filesystem;

/// Users have files of that kind, too, which are not ours to remove.
bool has_our_name(const Path& file) {
    const Path name = file.stem(); // "step_40.pt" for "step_40.pt.tmp"
    const bool is_checkpoint = name.extension() == ".pt" || name.extension() == ".safetensors";
    return is_temporary_name(file) || (file.extension() == ".tmp" && is_checkpoint);
}

bool is_unused_for(const Path& path, std::chrono::seconds age) {
    std::error_code failure;
    const auto time = fs::last_write_time(path, failure);
    return !failure && fs::file_time_type::clock::now() - time >= age;
}

/// Returns false also where the disk has no locks, and for a folder without one: nobody knows then
/// who uses it.
bool is_free(const Path& lock) {
    std::error_code missing;
    return fs::is_regular_file(lock, missing) && FileLock::acquire(lock).has_value();
}

} // namespace

void remove_leftover_files(const Path& folder, std::chrono::seconds age) {
    std::error_code ignored;
    for (const Path& path : paths_in(folder))
        if (has_our_name(path) &&
            fs::symlink_status(path, ignored).type() == fs::file_type::regular &&
            is_unused_for(path, age))
            fs::remove(path, ignored);
}

void remove_leftover_folders(const Path& folder, std::chrono::seconds age) {
    std::error_code ignored;
    for (const Path& path : paths_in(folder))
        if (fs::symlink_status(path, ignored).type() == fs::file_type::directory &&
            is_unused_for(path, age) && is_free(path / ".lock"))
            fs::remove_all(path, ignored);
}

} // namespace formant
