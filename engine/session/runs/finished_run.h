#pragma once

#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_request.h"

#include <optional>
#include <string>

namespace formant {

/// A run of which nothing is left to train: it has ended with a voice, and the configuration asks
/// for no more steps than it has behind it.
struct FinishedRun {
    std::string name;
    std::int64_t step = 0;   ///< that it has reached
    std::int64_t longer = 0; ///< where it may go on to: the steps it was last given, or twice these
    std::string other_name;  ///< free, for another voice
};

/// The run that the request would go on with, where it is finished. One whose end is not written in
/// its folder (it broke off) goes on, and so does one whose training is told in epochs.
std::optional<FinishedRun> finished_run(const RunRequest& request, const RunConfig& config);

/// The same, of a request whose configuration is still to be read.
std::optional<FinishedRun> finished_run(const RunRequest& request);

/// Whether the request would go on with a run that was stopped, or broke off, on its way.
bool would_go_on(const RunRequest& request);

/// Says that a run is finished, and how to train longer or another voice.
Result<void> refuse_finished_run(const RunRequest& request, const RunConfig& config);

} // namespace formant
