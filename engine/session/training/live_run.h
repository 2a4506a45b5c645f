#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

#include <memory>
#include <optional>

namespace formant {

/// Returns the folder of the request's run if another process of this machine trains it and can be
/// followed.
std::optional<Path> live_run_of(const RunRequest& request);

/// Returns the most recently written of such runs in a folder of runs (empty: the user's).
std::optional<Path> newest_live_run(const std::string& runs_folder);

/// Follows the run (followed_run.h) if another process already trains it, and starts it otherwise.
Result<std::unique_ptr<Run>> start_or_follow_run(const RunRequest& request,
                                                 TrainObserver& observer);

} // namespace formant
