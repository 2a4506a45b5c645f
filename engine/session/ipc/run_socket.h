#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>

namespace formant {

/// Returns a path where this process can create the socket of a run whose lock it holds: in the
/// user's runtime folder, which is created with access for the owner only, or in the run folder if
/// there is none (server, container). Nothing where the path is too long for a socket. Removes the
/// sockets of processes that were killed.
std::optional<Path> choose_socket_path(const Path& run_folder);

/// Returns the path that a socket has until its server listens, so that every socket with its final
/// name accepts connections while its process lives.
Path unfinished_socket_path(const Path& socket);

/// Returns the socket on which the process that trains the run listens, from run.json.
/// ErrorKind::usage where no process trains the run, it does not listen, or its socket is not on
/// this computer.
Result<Path> find_run_socket(const Path& run_folder);

} // namespace formant
