#include "engine/base/os/os_file_lock.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_user.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace formant {
namespace {

/// Who can read a file can lock it, and so keep its owner from it.
constexpr mode_t owner_only = 0600;

/// Overwrites before it truncates, so that a reader never finds an empty file. Ignores write
/// errors: the identity is for messages and signals only.
void write_own_identity(int descriptor) {
    const std::string text = process_identity_lines(own_process_identity());
    if (::pwrite(descriptor, text.data(), text.size(), 0) < 0 ||
        ::ftruncate(descriptor, static_cast<off_t>(text.size())) != 0)
        return;
}

ProcessIdentity read_identity(int descriptor) {
    std::array<char, 1024> text{};
    const ssize_t size = ::pread(descriptor, text.data(), text.size(), 0);
    return parse_process_identity(
        {text.data(), static_cast<std::size_t>(std::max(size, ssize_t{0}))});
}

/// Returns true for the reasons that flock() and fcntl() give on a file system without locks.
bool is_unsupported(int reason) {
    return reason == ENOLCK || reason == ENOSYS || reason == EOPNOTSUPP;
}

/// The whole file, as fcntl() locks it. The kernel requires l_pid 0.
struct flock whole_file(short type) {
    struct flock range {};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    return range;
}

/// Acquires the second kind of lock, which belongs to the open file like that of flock(). Returns
/// 0 or the error number, EWOULDBLOCK if another process has the lock.
int lock_by_fcntl(int descriptor) {
    struct flock range = whole_file(F_WRLCK);
    if (::fcntl(descriptor, F_OFD_SETLK, &range) == 0)
        return 0;
    return errno == EACCES ? EWOULDBLOCK : errno;
}

/// Tries both kinds of locks. Every process tries them in the same order, so all that share a file
/// system use the same kind.
int try_lock(int descriptor) {
    const int reason = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
    if (!is_unsupported(reason))
        return reason;
    const int second = lock_by_fcntl(descriptor);
    return second == EINVAL ? reason : second; // a kernel without the second kind
}

/// Locks the file, with retries: a process that queries the holder has the lock for a moment.
/// Returns 0 or the error number, EWOULDBLOCK if another process has the lock.
int lock_with_retries(int descriptor) {
    int reason = EWOULDBLOCK;
    for (int tries = 0; tries < 5 && reason == EWOULDBLOCK; ++tries) {
        if (tries > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        reason = try_lock(descriptor);
    }
    return reason;
}

/// Returns true if a process holds a lock on the file. Where the file system has none, none can.
bool is_locked(int descriptor) {
    if (::flock(descriptor, LOCK_SH | LOCK_NB) == 0)
        return false;
    if (!is_unsupported(errno))
        return errno == EWOULDBLOCK;
    struct flock range = whole_file(F_WRLCK);
    return ::fcntl(descriptor, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
}

/// Returns the error for a file that this user may not open.
tl::unexpected<Error> of_another_user(const Path& file, int reason) {
    struct stat facts {};
    if (::stat(file.c_str(), &facts) != 0 || facts.st_uid == ::geteuid())
        return file_failure(FORMANT_TR("base", "cannot open {path}: {reason}"), file, reason);
    return fail(disk_error(message(FORMANT_TR("base", "cannot lock {path}, which belongs to the "
                                                      "user {user}: {reason}. Only that user can "
                                                      "use it; choose another folder (for runs: "
                                                      "--runs DIR)"),
                                   {{"path", file.string()},
                                    {"user", user_name(facts.st_uid)},
                                    {"reason", std::strerror(reason)}}),
                           reason));
}

Result<int> open_lock_file(const Path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
    if (descriptor < 0 && (errno == EACCES || errno == EPERM))
        return of_another_user(file, errno);
    if (descriptor < 0)
        return file_failure(FORMANT_TR("base", "cannot open {path}: {reason}"), file, errno);
    static_cast<void>(::fchmod(descriptor, owner_only)); // earlier versions created it readable
    return descriptor;
}

/// `locked` is what a message names: the lock file or its folder.
tl::unexpected<Error> cannot_lock(const Path& locked, int reason) {
    if (is_unsupported(reason))
        return file_failure(
            FORMANT_TR("base", "cannot lock {path}: its file system has no locks ({reason}), so "
                               "two processes could write the same files. Use a folder on another "
                               "disk (for runs: --runs DIR), or mount this one with locks"),
            locked, reason);
    return file_failure(FORMANT_TR("base", "cannot lock {path}: {reason}"), locked, reason);
}

} // namespace

Result<std::unique_ptr<FileLock>> FileLock::acquire(const Path& file) {
    const auto descriptor = open_lock_file(file);
    if (!descriptor)
        return fail(descriptor.error());
    const int reason = lock_with_retries(*descriptor);
    if (reason == 0) {
        write_own_identity(*descriptor);
        return std::unique_ptr<FileLock>(new FileLock(*descriptor));
    }
    const ProcessIdentity process = read_identity(*descriptor);
    ::close(*descriptor);
    if (reason != EWOULDBLOCK)
        return cannot_lock(file, reason);
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("base", "{path} is in use by another formant process ({process}); stop "
                                   "that one first"),
                {{"path", file.parent_path().string()}, {"process", process_text(process)}}));
}

std::optional<ProcessIdentity> FileLock::holder(const Path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return std::nullopt;
    auto process = is_locked(descriptor) ? std::optional(read_identity(descriptor)) : std::nullopt;
    ::close(descriptor);
    return process;
}

Result<void> FileLock::check_support(const Path& folder) {
    const Path file = folder / (".formant-lock-" + std::to_string(::getpid()));
    const auto descriptor = open_lock_file(file);
    if (!descriptor)
        return fail(descriptor.error());
    const int reason = lock_with_retries(*descriptor);
    ::unlink(file.c_str());
    ::close(*descriptor);
    return reason == 0 ? Result<void>() : cannot_lock(folder, reason);
}

FileLock::~FileLock() {
    ::close(descriptor_);
}

} // namespace formant
