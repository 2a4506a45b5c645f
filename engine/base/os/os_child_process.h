#pragma once

#include "engine/base/os/os_spawn.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A process that ends with this one, also if this one is killed.
class ChildProcess {
  public:
    struct Options {
        std::vector<std::string> environment; ///< "NAME=value", in addition to ours
        bool has_output = true;               ///< false: its standard output is discarded
    };
    /// Starts the program with an empty standard input and our standard error. SIGTERM and SIGUSR1
    /// are blocked in it until it waits for them, so that a request that comes early is not lost.
    static Result<ChildProcess>
    start(const Path& program, const std::vector<std::string>& arguments, const Options& options);
    ~ChildProcess();
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;

    /// Returns the exit code, or 128 plus the number of the signal that ended it; nothing while it
    /// runs.
    std::optional<int> exit_code();
    /// Waits for its end and returns the exit code.
    int wait();
    /// Requests a stop or a checkpoint, like SIGTERM and SIGUSR1 for the program.
    void request_stop();
    void request_save();
    /// Ends the process at once.
    void kill();

  private:
    explicit ChildProcess(int pid) : pid_(pid) {}
    void send(int signal);

    int pid_; ///< -1 after a move
    std::optional<int> exit_code_;
};

} // namespace formant
