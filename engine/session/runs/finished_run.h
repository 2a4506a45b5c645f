#pragma once

#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_request.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

struct ResumePoint;

/// A run with nothing left to train: it ended with a voice, and the configuration asks for no more
/// steps than it has completed.
struct FinishedRun {
    std::string name;
    std::int64_t step = 0;      ///< steps completed
    std::int64_t max_steps = 0; ///< suggested limit for training it longer
    std::string free_name;      ///< for another voice
};

/// Returns the run that the request would resume if that run is finished. A run whose end is not
/// recorded (its process was killed) can still be resumed, and so can one that counts epochs. Reads
/// the checkpoint to resume from, so call it in the background.
std::optional<FinishedRun> finished_run(const RunRequest& request);

/// Returns true if the request would resume a run that was stopped or interrupted before its end.
/// Call it in the background, as finished_run().
bool would_resume(const RunRequest& request);

/// Returns ErrorKind::usage if the run that starts from `point` is finished, and says how to train
/// it longer or to train another voice.
Result<void> refuse_finished_run(const RunRequest& request, const RunConfig& config,
                                 const ResumePoint& point);

} // namespace formant
