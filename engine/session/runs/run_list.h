#pragma once

#include "engine/session/runs/run_status.h"

#include <string>
#include <vector>

namespace formant {

/// The runs of a folder (empty: the user's data folder), the one written last first; none where
/// there is no such folder. ErrorKind::disk where it cannot be read.
Result<std::vector<RunStatus>> list_runs(const std::string& runs_folder);

} // namespace formant
