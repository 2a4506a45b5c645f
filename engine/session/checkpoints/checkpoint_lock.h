#pragma once

#include "engine/base/os/os_file_lock.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>

namespace formant {

/// Holds the run that a folder of checkpoints belongs to, so that no training begins on what is
/// being changed: ErrorKind::usage while one goes on. Null where no run has been there.
Result<std::unique_ptr<FileLock>> lock_run_of_checkpoints(const Path& checkpoints);

} // namespace formant
