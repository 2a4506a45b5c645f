#include "engine/base/scratch_folder.h"

#include "engine/base/leftovers.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"

#include <fmt/format.h>

#include <atomic>
#include <system_error>

namespace formant {
namespace {

/// Returns a different folder for each object: a window does several things at once, and each
/// removes its own folder.
Path next_folder() {
    static std::atomic<int> number = 0;
    return cache_home() / "scratch" / fmt::format("{}-{}", process_id(), number++);
}

} // namespace

ScratchFolder::ScratchFolder() : path_(next_folder()), created_(make_folder(path_)) {
    lock_ = FileLock::acquire(path_ / ".lock").value_or(nullptr);
    remove_leftover_folders(path_.parent_path(), std::chrono::hours(24));
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace formant
