#pragma once

#include "engine/base/paths.h"
#include "engine/session/runs/run.h"

#include <memory>

namespace formant {

/// Follows a run of another process. The observer, which must outlive the Run, first receives the
/// history (RunHistory), then live events, in a separate thread of the Run. wait() and finished()
/// behave as for a run of this process; a process that vanishes without reporting its end is an
/// error. Destroying the Run leaves the other process running. change() blocks until it is
/// answered, so the observer must not call it.
///
/// ErrorKind::usage where no process trains the run, or the process does not accept followers.
Result<std::unique_ptr<Run>> follow_run(const Path& run_folder, TrainObserver& observer);

} // namespace formant
