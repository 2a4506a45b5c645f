#include "engine/base/leftovers.h"

#include "engine/base/os/os_file_lock.h"

#include <system_error>
#include <vector>

namespace formant {
namespace {

namespace fs = std::filesystem;

bool is_unused_for(const Path& path, std::chrono::seconds age) {
    std::error_code failure;
    const auto time = fs::last_write_time(path, failure);
    return !failure && fs::file_time_type::clock::now() - time >= age;
}

std::vector<fs::directory_entry> entries_of(const Path& folder) {
    std::error_code unreadable;
    fs::directory_iterator entry(folder, unreadable);
    std::vector<fs::directory_entry> entries;
    for (const fs::directory_iterator end; !unreadable && entry != end; entry.increment(unreadable))
        entries.push_back(*entry);
    return entries;
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
    for (const fs::directory_entry& entry : entries_of(folder))
        if (entry.path().extension() == ".tmp" && !entry.is_symlink(ignored) &&
            entry.is_regular_file(ignored) && is_unused_for(entry.path(), age))
            fs::remove(entry.path(), ignored);
}

void remove_leftover_folders(const Path& folder, std::chrono::seconds age) {
    std::error_code ignored;
    for (const fs::directory_entry& entry : entries_of(folder))
        if (!entry.is_symlink(ignored) && entry.is_directory(ignored) &&
            is_unused_for(entry.path(), age) && is_free(entry.path() / ".lock"))
            fs::remove_all(entry.path(), ignored);
}

} // namespace formant
