#include "engine/base/os/os_open_folder.h"

#include <sys/stat.h>

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace formant {
namespace {

/// Returns the path that the kernel knows for an open folder; empty without /proc.
Path link_of(int descriptor) {
    std::error_code failure;
    return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), failure);
}

/// Returns true if the path leads to the open folder.
bool leads_to(const Path& path, int descriptor) {
    struct stat at_path {};
    struct stat open {};
    return ::stat(path.c_str(), &at_path) == 0 && ::fstat(descriptor, &open) == 0 &&
           at_path.st_dev == open.st_dev && at_path.st_ino == open.st_ino;
}

bool is_missing(const Path& path) {
    struct stat facts {};
    return ::stat(path.c_str(), &facts) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

} // namespace

OpenFolder::OpenFolder(const Path& folder)
    : path_(folder), descriptor_(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)),
      link_(link_of(descriptor_)) {}

OpenFolder::~OpenFolder() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

std::optional<Path> OpenFolder::present_path() const {
    if (descriptor_ >= 0 && leads_to(path_, descriptor_))
        return path_;
    const Path now = descriptor_ >= 0 ? link_of(descriptor_) : link_;
    if (now != link_ && leads_to(now, descriptor_))
        return now;
    // In some network file systems, a folder's inode number changes while it is open.
    return now != link_ || is_missing(path_) ? std::nullopt : std::optional(path_);
}

} // namespace formant
