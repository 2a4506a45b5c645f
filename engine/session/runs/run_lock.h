#pragma once

#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_process_identity.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>

namespace formant {

/// Returns the error for a run that cannot be changed because `process` is training it; that may be
/// this process. ErrorKind::usage.
Error run_is_training_error(const Path& run, const ProcessIdentity& process);

/// Locks the run that a folder of checkpoints belongs to, so that no run starts training while they
/// are changed. ErrorKind::usage while the run is training. Null if the folder belongs to no run.
Result<std::unique_ptr<FileLock>> lock_run_of_checkpoints(const Path& checkpoints);

} // namespace formant
