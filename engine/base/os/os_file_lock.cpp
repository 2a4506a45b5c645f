#include "engine/base/os/os_file_lock.h"

#include <sys/file.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace formant {
namespace {

/// Ignores write errors: the process id is for messages only.
void write_own_pid(int descriptor) {
    const std::string text = std::to_string(::getpid()) + "\n";
    if (::ftruncate(descriptor, 0) != 0 || ::pwrite(descriptor, text.data(), text.size(), 0) < 0)
        return;
}

/// Returns the process id in the file; 0 if it holds none.
int read_pid(int descriptor) {
    std::array<char, 32> text{};
    const ssize_t size = ::pread(descriptor, text.data(), text.size(), 0);
    int pid = 0;
    if (size > 0)
        std::from_chars(text.data(), text.data() + size, pid);
    return pid;
}

/// Locks the file, with retries: a process that queries the holder has the lock for a moment.
/// Returns 0 or the error number, EWOULDBLOCK if another process has the lock.
int lock_with_retries(int descriptor) {
    int reason = EWOULDBLOCK;
    for (int tries = 0; tries < 5 && reason == EWOULDBLOCK; ++tries) {
        if (tries > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        reason = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
    }
    return reason;
}

tl::unexpected<Error> disk_failure(MessageText text, const Path& file, int reason) {
    return fail(ErrorKind::disk,
                message(text, {{"path", file.string()}, {"reason", std::strerror(reason)}}));
}

} // namespace

Result<std::unique_ptr<FileLock>> FileLock::acquire(const Path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor < 0)
        return disk_failure(FORMANT_TR("base", "cannot open {path}: {reason}"), file, errno);
    const int reason = lock_with_retries(descriptor);
    if (reason == 0) {
        write_own_pid(descriptor);
        return std::unique_ptr<FileLock>(new FileLock(descriptor));
    }
    const int pid = read_pid(descriptor);
    ::close(descriptor);
    if (reason == ENOLCK || reason == ENOSYS || reason == EOPNOTSUPP)
        return disk_failure(
            FORMANT_TR("base",
                       "cannot lock {path}: its file system has no locks ({reason}), so two "
                       "processes could write the same files. Use a folder on another disk "
                       "(--runs DIR), or mount this one with locks"),
            file, reason);
    if (reason != EWOULDBLOCK)
        return disk_failure(FORMANT_TR("base", "cannot lock {path}: {reason}"), file, reason);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("base", "{path} is in use by another formant process ({pid}); "
                                           "stop that one first"),
                        {{"path", file.parent_path().string()}, {"pid", std::to_string(pid)}}));
}

std::optional<int> FileLock::holder(const Path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return std::nullopt;
    // Without locks in the file system nobody can hold one.
    const bool is_free = ::flock(descriptor, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK;
    const int pid = is_free ? 0 : read_pid(descriptor);
    ::close(descriptor);
    return is_free ? std::nullopt : std::optional(pid);
}

FileLock::~FileLock() {
    ::close(descriptor_);
}

} // namespace formant
