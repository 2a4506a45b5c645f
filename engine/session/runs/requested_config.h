#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_request.h"

#include <string>

namespace formant {

/// The configuration of a request.
struct RequestedConfig {
    RunConfig config; ///< its name is never empty
    /// Absolute path of the configuration file if that gives the run no name: it identifies the run
    /// from then on (RunFolder::record_start). Empty otherwise.
    std::string unnamed_file;
};

/// Loads the configuration of a request once. A run without a name is named after its configuration
/// file, or after the folder of its recordings if there is no file or it is called config.yaml. A
/// number is added if the run of that name belongs to another configuration file that also names no
/// run, or was trained on other recordings. A run called "run" on the same recordings is kept:
/// earlier versions gave all unnamed runs that name. Errors as load_run_config().
Result<RequestedConfig> load_requested_config(const RunRequest& request);

/// Returns the name that load_requested_config() gives to a run of the configuration `file` (empty:
/// none) on `corpus`.
std::string unnamed_run_name(const Path& runs, const Path& corpus, const Path& file);

/// Returns only the configuration.
Result<RunConfig> load_run_config(const RunRequest& request);

} // namespace formant
