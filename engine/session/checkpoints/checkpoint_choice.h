#pragma once

#include "engine/base/result.h"
#include "engine/session/checkpoints/checkpoint_removal.h"

#include <string>
#include <vector>

namespace formant {

/// Removes these files, whatever they are, and what lies beside them. ErrorKind::usage while their
/// run is trained; then none is removed.
Result<CleanedCheckpoints> remove_checkpoints(const std::vector<std::string>& files);

/// From now on no rule removes it, also not in a training that goes on; or rules may again.
Result<void> keep_checkpoint(const std::string& file, bool keep);

/// Makes a checkpoint that a training can go on from the best of its run, best_step_N.pt, in the
/// place of the one before; its file. ErrorKind::usage while the run is trained,
/// ErrorKind::checkpoint where it is a voice alone.
Result<std::string> promote_to_best(const std::string& file);

} // namespace formant
