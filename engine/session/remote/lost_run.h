#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// How a run ended whose process does not answer any more: as its folder says, or an error that
/// says what became of the process. Waits a moment for a process that is about to end.
Result<void> end_of_lost_run(const Path& run_folder, int process);

} // namespace formant
