#pragma once

#include "engine/session/runs/run_request.h"

namespace formant {

/// Prints each line of the preflight as it is known; the exit code is that of the first failure,
/// or of a stop by Ctrl-C.
int look_before_training(const RunRequest& request);

} // namespace formant
