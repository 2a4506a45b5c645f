#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// Returns the request that trains the demo voice: `base` with the demo's configuration and the
/// recordings that the installer prepared. The name is the first of "demo", "demo-2", "demo-3", ...
/// whose run is not finished; an unfinished run is resumed. ErrorKind::data if the recordings do
/// not exist yet.
Result<RunRequest> demo_run(RunRequest base);

} // namespace formant
