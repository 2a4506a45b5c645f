#pragma once

#include "engine/base/result.h"
#include "engine/session/checkpoints/checkpoint_removal.h"

#include <string>
#include <vector>

namespace formant {

/// Returns ErrorKind::usage if a run that these checkpoints belong to is training, so that they
/// cannot be removed or promoted now. To be asked before the user is.
Result<void> check_runs_are_idle(const std::vector<std::string>& files);

/// Removes checkpoints of any kind, with their SHA-256 and pin markers. ErrorKind::usage, and none
/// is removed, while a run that they belong to is training.
Result<CleanedCheckpoints> remove_checkpoints(const std::vector<std::string>& files);

/// Pins a checkpoint, or unpins it. Neither clean-up nor a run that is training or resumed later
/// removes a pinned checkpoint.
Result<void> set_pinned(const std::string& file, bool pinned);

/// Makes a checkpoint the best of its run, best_step_N.pt, in place of the previous best, and
/// returns the new file. ErrorKind::usage while the run is training, ErrorKind::checkpoint if
/// training cannot resume from the checkpoint, as it has weights alone.
Result<std::string> promote_to_best(const std::string& file);

} // namespace formant
