#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// Returns whether the recordings of the demo voice exist.
bool has_demo_recordings();

/// Prepares the recordings of the demo voice as installer/quickstart does, which takes some
/// seconds. ErrorKind::data with the reason of installer/prepare-demo-corpus, such as a missing
/// package.
Result<void> prepare_demo_recordings(const CancellationToken& cancellation);

/// Returns the request that trains the demo voice: `base` with the demo's configuration and the
/// recordings that the installer prepared. The name is the first of "demo", "demo-2", "demo-3", ...
/// whose run is not finished; an unfinished run is resumed. ErrorKind::data if the recordings do
/// not exist yet.
Result<RunRequest> demo_run(RunRequest base);

} // namespace formant
