#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// How to train the demo voice: the demo's configuration on the recordings that the installer
/// prepared, otherwise as `base` has it. The name is "demo", or "demo-2", "demo-3", ... where those
/// before are trained to their end; an unfinished one goes on. ErrorKind::data where the recordings
/// are not there yet.
Result<RunRequest> demo_run(RunRequest base);

} // namespace formant
