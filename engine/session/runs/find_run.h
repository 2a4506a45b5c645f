#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Where runs are kept; `chosen` may be empty: as remembered (kept_folders.h).
Path folder_of_runs(const std::string& chosen);

/// The folder of a run: `run` itself, or the one of that name among the runs. ErrorKind::usage
/// where there is none.
Result<Path> find_run(const std::string& run, const std::string& runs_folder);

/// The folder of checkpoints: `path` itself, or that of the run which it is or names.
/// ErrorKind::usage where it is none of them.
Result<Path> find_checkpoints(const std::string& path, const std::string& runs_folder);

/// ErrorKind::usage, with how to list its checkpoints, where a run (among the user's), or a folder
/// of checkpoints, is named in the place of a file.
Result<void> refuse_run(const std::string& path);

} // namespace formant
