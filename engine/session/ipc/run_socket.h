#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>

namespace formant {

/// Returns the path where this process can create the socket of a run: in the user's runtime
/// folder, which is created with access for the owner only, or in the run folder if there is none
/// (server, container). Nothing where the path is too long for a socket.
std::optional<Path> choose_socket_path(const Path& run_folder);

/// Returns the socket on which the process that trains the run listens, from run.json.
/// ErrorKind::usage where no process trains the run, or it does not listen.
Result<Path> find_run_socket(const Path& run_folder);

} // namespace formant
