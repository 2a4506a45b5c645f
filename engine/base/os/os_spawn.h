#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Says what happens to a child process when its parent ends.
enum class ChildLifetime {
    with_parent, ///< killed; it has its own process group, so that Ctrl-C in the terminal is ours
    independent, ///< runs on in its own session, without our terminal
};

/// Stores how a child process is started. Descriptors: -1 leaves ours.
struct SpawnOptions {
    ChildLifetime lifetime = ChildLifetime::with_parent;
    int standard_input = -1;
    int standard_output = -1;
    int standard_error = -1;
    std::uint64_t memory_bytes = 0;         ///< limit of the address space; 0: none
    std::vector<std::string> environment{}; ///< "NAME=value", in addition to our variables
    bool blocks_requests = false;           ///< SIGTERM and SIGUSR1 wait until the child takes them
};

/// Returns the error for a program that cannot be started because of `errno`.
Error cannot_start_error(const Path& program);

/// Starts a program and returns its process id. The child has no other blocked signals, and
/// only those of our descriptors that are not closed on exec. It ends with code 127 if the program
/// cannot be executed. ErrorKind::internal if no process can be created.
Result<int> spawn_process(const Path& program, const std::vector<std::string>& arguments,
                          const SpawnOptions& options);

/// Returns the exit code of a child process, or 128 plus the number of the signal that ended it;
/// nothing while it runs. Once it has returned a code, the process id may belong to another
/// process.
std::optional<int> poll_exit_code(int pid);

} // namespace formant
