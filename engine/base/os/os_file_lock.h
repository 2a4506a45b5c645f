#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>
#include <optional>

namespace formant {

/// Exclusive lock on a file (flock(2), which flock(1) understands) for as long as the object lives.
/// It goes with its process however that ends; the process id is in the file for words and signals.
class FileLock {
  public:
    /// Fails with ErrorKind::usage when another process holds it, and names that process.
    static Result<std::unique_ptr<FileLock>> take(const Path& file);
    /// The process that holds the lock, 0 where it is not known which; nothing where none does.
    static std::optional<int> holder(const Path& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

  private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

} // namespace formant
