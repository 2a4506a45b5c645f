#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// Returns the configuration that a run of this request would start with. For a run that resumes,
/// that includes the settings that were changed while it trained.
Result<RunConfig> config_at_start(const RunRequest& request);

/// Returns `config` with the settings that were changed while the run in this folder trained, as
/// the run has them when it resumes. Skips an invalid change: the run reports it when it starts.
RunConfig with_recorded_changes(RunConfig config, const Path& run);

/// Returns the present configuration of the run that is training in this folder. ErrorKind::disk if
/// there is no run.
Result<RunConfig> config_of_live_run(const Path& run);

/// Returns `config` with other values. Leaves `config` unchanged if a value is invalid.
RunConfig with_changes(RunConfig config, const SettingValues& settings);

/// Returns the settings that can change during training and differ in `to`, with their values in
/// `to`, in the format of Run::change().
SettingValues live_changes(RunConfig from, RunConfig to);

} // namespace formant
