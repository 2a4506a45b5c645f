#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A process that outlives this one: of a session of its own, so that neither a closed terminal nor
/// our end reaches it. It reads nothing and its standard output is thrown away.
class DetachedProcess {
  public:
    /// Its standard error goes to the file.
    static Result<DetachedProcess> start(const Path& program,
                                         const std::vector<std::string>& arguments,
                                         const Path& standard_error);

    int pid() const { return pid_; }
    /// Nothing as long as it runs; 128 and the signal's number where one ended it.
    std::optional<int> exit_code();

  private:
    explicit DetachedProcess(int pid) : pid_(pid) {}
    int pid_;
    std::optional<int> exit_code_;
};

} // namespace formant
