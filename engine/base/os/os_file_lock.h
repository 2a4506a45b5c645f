#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>
#include <optional>

namespace formant {

/// Holds an exclusive lock on a file (flock(2), compatible with flock(1)) for as long as the object
/// exists. The lock is released when its process ends, in whatever way. The file contains the
/// process id, for messages and signals.
class FileLock {
  public:
    /// Acquires the lock. ErrorKind::usage, naming the process, if another process holds it.
    static Result<std::unique_ptr<FileLock>> acquire(const Path& file);
    /// Returns the id of the process that holds the lock, 0 if it is unknown; nothing if none does.
    static std::optional<int> holder(const Path& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

  private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

} // namespace formant
