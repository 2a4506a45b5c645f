#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <memory>
#include <string>
#include <vector>

namespace formant {

/// The arguments with which `formant` trains what the request asks for, without a window, and keeps
/// the machine awake as the window does.
std::vector<std::string> headless_arguments(const RunRequest& request);

/// Starts the run in a process of its own, which goes on when this one ends, and follows it
/// (followed_run.h). Returns when it can be followed; what keeps it from starting is returned as
/// that process says it. `request.decode_program` is the program; empty: this one.
Result<std::unique_ptr<Run>> start_detached(const RunRequest& request, TrainObserver& observer);

} // namespace formant
