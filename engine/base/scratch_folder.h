#pragma once

#include "engine/base/os/os_file_lock.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>

namespace formant {

/// Creates a new folder below the user's cache and removes it when the object is destroyed. Removes
/// those of killed processes, too, after a day.
class ScratchFolder {
  public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const Path& path() const { return path_; }
    /// Returns ErrorKind::disk if the folder could not be created.
    const Result<void>& created() const { return created_; }

  private:
    Path path_;
    Result<void> created_;
    std::unique_ptr<FileLock> lock_; ///< null where the disk has no locks
};

} // namespace formant
