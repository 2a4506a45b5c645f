#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Starts a process that outlives this one: it has its own session, so that neither a closed
/// terminal nor our exit ends it. Its standard input is empty and its standard output is discarded.
class DetachedProcess {
  public:
    /// Starts the program; its standard error is appended to the file.
    static Result<DetachedProcess> start(const Path& program,
                                         const std::vector<std::string>& arguments,
                                         const Path& standard_error);

    int pid() const { return pid_; }
    /// Returns the exit code, or 128 plus the number of the signal that ended it; nothing while it
    /// runs.
    std::optional<int> exit_code();

  private:
    explicit DetachedProcess(int pid) : pid_(pid) {}
    int pid_;
    std::optional<int> exit_code_;
};

} // namespace formant
