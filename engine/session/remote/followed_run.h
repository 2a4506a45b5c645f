#pragma once

#include "engine/base/paths.h"
#include "engine/session/runs/run.h"

#include <memory>

namespace formant {

/// Follows a run that another process trains. The observer, which must outlive the Run, first hears
/// its history (RunHistory), then what happens, in a thread of the Run's own. `wait` and `finished`
/// are as for a run of this process; a process that ends without a word is an error that says so.
/// When the Run goes, the other process trains on. `change` waits for an answer: not to be called
/// by the observer.
///
/// ErrorKind::usage where nobody trains it, or nobody can follow it.
Result<std::unique_ptr<Run>> follow_run(const Path& run_folder, TrainObserver& observer);

} // namespace formant
