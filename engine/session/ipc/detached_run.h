#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <memory>
#include <string>
#include <vector>

namespace formant {

/// Returns the command-line arguments with which `formant` runs the request without a window, and
/// keeps the machine awake as the window does.
std::vector<std::string> headless_arguments(const RunRequest& request);

/// Starts the run in a separate process, or in one for each GPU of the request, which continues
/// when this one ends, and follows it (followed_run.h). Returns when it can be followed; if it
/// fails to start, the error is the one that the process reports. `request.decode_program` is the
/// program; empty: this one.
Result<std::unique_ptr<Run>> start_detached(const RunRequest& request, TrainObserver& observer);

} // namespace formant
