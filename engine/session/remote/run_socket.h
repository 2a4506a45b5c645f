#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>

namespace formant {

/// Where this process may make the socket of a run: in the user's runtime folder, which it makes
/// for the owner alone; without one (a server, a container) in the run's own folder. Nothing where
/// the path is longer than a socket's may be.
std::optional<Path> place_for_socket(const Path& run_folder);

/// The socket that the process which trains the run listens on, as run.json has it.
/// ErrorKind::usage where nobody trains it, or one who does not listen.
Result<Path> socket_of_run(const Path& run_folder);

} // namespace formant
