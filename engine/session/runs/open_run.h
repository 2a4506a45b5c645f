#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// Returns the request for opening `path`: a configuration file, or the folder of a run, which
/// resumes with its latest configuration from its newest checkpoint. The config.yaml in the folder
/// of a run belongs to that run, even if the folder was renamed. Everything else comes from `base`,
/// whose settings override those of the run. ErrorKind::usage for any other folder.
Result<RunRequest> request_to_open(const Path& path, RunRequest base);

/// Returns the request that resumes the run in this folder with its latest configuration, even if
/// the configuration file that it was started with has changed. Everything else comes from `base`.
RunRequest request_to_resume(const Path& run, RunRequest base);

} // namespace formant
