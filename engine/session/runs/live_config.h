#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// With what a run of this request will begin: of one that goes on, with what was changed while it
/// went, too.
Result<RunConfig> config_at_start(const RunRequest& request);

/// With what the run in this folder, which somebody trains, goes on. ErrorKind::disk: there is
/// none.
Result<RunConfig> config_of_live_run(const Path& run);

/// With other values; what is none of a setting's values is left out.
RunConfig with_changes(RunConfig config, const SettingValues& settings);

/// What can change while a training runs and has another value in `to`, as Run::change takes it.
SettingValues live_changes(RunConfig from, RunConfig to);

} // namespace formant
