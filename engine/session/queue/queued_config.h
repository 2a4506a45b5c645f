#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/queue/queue_service.h"

namespace formant {

/// Keeps what the configuration in `file` is now, in $XDG_STATE_HOME/formant/queue/, so that a job
/// that waits does not change when somebody goes on to edit the file. Its preset's values and whole
/// paths are in the copy. The copy's path; errors as load_run_config(), or ErrorKind::disk.
Result<Path> keep_for_queue(const Path& file);

/// Takes the job out of the queue, and with the last that needs it the copy of its configuration.
/// One that runs stays.
Result<void> remove_with_copy(TrainingQueue& queue, std::int64_t job);

} // namespace formant
