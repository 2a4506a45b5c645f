#include "engine/base/leftovers.h"

#include "engine/base/folder_list.h"
#include "engine/base/os/os_file_lock.h"

#include <system_error>

namespace formant {
namespace {

namespace fs = std::filesystem;

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
        if (path.extension() == ".tmp" &&
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
