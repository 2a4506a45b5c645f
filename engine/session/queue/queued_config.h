#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/queue/queue_service.h"

namespace formant {

struct RunConfig; // engine/session/config/run_config.h

/// Saves a snapshot of a configuration in $XDG_STATE_HOME/formant/queue/ and returns its path, so
/// that a waiting job is not affected by later edits of `file`. The snapshot has the values of the
/// preset and absolute paths. Errors as load_requested_config(), or ErrorKind::disk.
Result<Path> snapshot_for_queue(const Path& file);

/// Saves a snapshot of a configuration that is being edited, whether or not it has a file. Relative
/// paths refer to the folder `base`. `folder` replaces the folder of the snapshots; empty: none.
Result<Path> snapshot_for_queue(RunConfig config, const Path& base, const Path& folder = {});

/// Removes a job from the queue, and the snapshot of its configuration if no other job uses it. A
/// running job is not removed.
Result<void> remove_with_snapshot(TrainingQueue& queue, std::int64_t job);

} // namespace formant
