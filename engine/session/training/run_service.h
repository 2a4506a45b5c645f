#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <memory>

namespace formant {

/// Checks the request (configuration, device, folder, lock) at once, then trains in a worker thread
/// that calls `observer` with everything that happens. The observer must outlive the run.
Result<std::unique_ptr<Run>> start_run(const RunRequest& request, TrainObserver& observer);

} // namespace formant
