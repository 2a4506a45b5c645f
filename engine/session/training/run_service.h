#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <memory>

namespace formant {

/// Starts a run. Loads the configuration, locks the run folder, reads the checkpoint to resume from
/// and opens the device in the calling thread (which can take seconds), then trains in a worker
/// thread that reports every event to `observer`. The observer must outlive the run. Errors of the
/// start leave the run folder as it was.
Result<std::unique_ptr<Run>> start_run(const RunRequest& request, TrainObserver& observer);

/// Starts a run in the same way. A rank first waits for the others, until `cancellation` is
/// requested.
Result<std::unique_ptr<Run>> start_cancelable_run(const RunRequest& request,
                                                  TrainObserver& observer,
                                                  const CancellationToken& cancellation);

} // namespace formant
