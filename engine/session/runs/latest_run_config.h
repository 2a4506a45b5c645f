#pragma once

#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"

namespace formant {

/// Returns the configuration that the run in this folder was last trained with: its config.yaml, or
/// the latest one in its changes.jsonl. Returns the defaults if that cannot be read.
RunConfig latest_run_config(const Path& run);

/// Returns the same configuration. ErrorKind::usage if it is not a configuration, ErrorKind::disk
/// if it cannot be read.
Result<RunConfig> read_latest_run_config(const Path& run);

} // namespace formant
