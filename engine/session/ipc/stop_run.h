#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_status.h"

#include <string>

namespace formant {

/// Requests the process that trains the run to save and stop, and waits for that. The request goes
/// over the run's socket, which also reaches processes of other containers; where that is not
/// possible, as SIGTERM to a process that is certainly the one that trains the run
/// (os_process_identity.h). Can be repeated while the run stops. ErrorKind::usage if the run is not
/// training, or its process cannot be reached; ErrorKind::internal if the process does not stop
/// within the timeout; ErrorKind::training if it ended without saving,
/// or ErrorKind::disk if it was waiting for disk space.
Result<RunStatus> stop_run(const std::string& run, const std::string& runs_folder,
                           double timeout_s);

} // namespace formant
