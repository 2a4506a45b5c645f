#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/runs/run_status.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the folder that holds the runs; empty `chosen` stands for the user's (user_folders.h).
Path folder_of_runs(const std::string& chosen);

/// Returns the folder of a run: `run` itself, or the folder of that name in `runs_folder`.
/// ErrorKind::usage if neither is a run.
Result<Path> find_run(const std::string& run, const std::string& runs_folder);

/// Returns a folder of checkpoints: `path` itself, or the checkpoints of the run that it is or
/// names. ErrorKind::usage if it is neither.
Result<Path> find_checkpoints(const std::string& path, const std::string& runs_folder);

/// Checks that `path`, which should be a file, is not a run of the user or a folder of checkpoints.
/// ErrorKind::usage otherwise, with the command that lists the checkpoints in it.
Result<void> check_not_a_run(const std::string& path);

/// Returns the runs in a folder (empty: the user's), the most recently written one first; none if
/// the folder does not exist. ErrorKind::disk if it cannot be read.
Result<std::vector<RunStatus>> list_runs(const std::string& runs_folder);

} // namespace formant
