#pragma once

#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"

namespace formant {

/// The configuration that the run in this folder was last trained with: its config.yaml, or the
/// latest of its changes.jsonl. What cannot be read of it has the defaults.
RunConfig latest_run_config(const Path& run);

} // namespace formant
