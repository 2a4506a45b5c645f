#pragma once

#include "engine/base/os/os_process_identity.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>
#include <optional>

namespace formant {

/// Holds an exclusive lock on a file for as long as the object exists: flock(2), compatible with
/// flock(1), or, on file systems without it (Lustre, FUSE), an open file description lock of
/// fcntl(2). The lock is released when its process ends, in whatever way. The file contains the
/// identity of the process, for messages and signals.
class FileLock {
  public:
    /// Acquires the lock. ErrorKind::usage, naming the process, if another process holds it;
    /// ErrorKind::disk if the file cannot be created or its file system has no locks.
    static Result<std::unique_ptr<FileLock>> acquire(const Path& file);
    /// Returns the process that holds the lock, as far as it is known; nothing if none does.
    static std::optional<ProcessIdentity> holder(const Path& file);
    /// Checks whether files in an existing folder can be locked, with a temporary file.
    /// ErrorKind::disk as acquire().
    static Result<void> check_support(const Path& folder);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

  private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

} // namespace formant
