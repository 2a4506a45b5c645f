#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// The training that somebody means who opens `path`: that of a configuration file, or the run of
/// that folder, which goes on with its own configuration where its newest checkpoint is. The rest
/// comes from `base`. ErrorKind::usage for a folder that is no run's.
Result<RunRequest> request_to_open(const Path& path, RunRequest base);

/// The run in this folder, to go on as it was last trained, whatever became of the file that it was
/// started with.
RunRequest request_to_go_on(const Path& run, RunRequest base);

} // namespace formant
