#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Checks what a run resumes from, before any of it is used: averages and moments have the shapes
/// of their weights, all numbers are finite and in their ranges, the position lies within the steps
/// trained. Such a file can be intact, with the right hash, and still come from a faulty disk,
/// memory or program. An entry that is missing is not checked: loading reports it.
/// ErrorKind::checkpoint with the first fault.
Result<void> check_training_state(const Path& file, const StateTree& checkpoint);

} // namespace formant
