#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Returns how a run ended whose process no longer responds: the state in its folder, or an error
/// that says what happened to the process. Waits up to 5 s for a process that is about to end.
Result<void> exit_status_of_vanished_run(const Path& run_folder, int process);

} // namespace formant
