#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <memory>
#include <optional>

namespace formant {

/// The folder of the run that the request is of, where another process of this machine trains it
/// and can be followed.
std::optional<Path> live_run_of(const RunRequest& request);

/// Of such runs in a folder of runs (empty: the user's), the one written last.
std::optional<Path> newest_live_run(const std::string& runs_folder);

/// Follows the run (followed_run.h) where another process trains it already, and starts it
/// otherwise.
Result<std::unique_ptr<Run>> start_or_follow_run(const RunRequest& request,
                                                 TrainObserver& observer);

} // namespace formant
