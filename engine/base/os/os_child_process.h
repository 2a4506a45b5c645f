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
        Path output_file{};                   ///< for its standard output; empty: ours
        Path error_file{};                    ///< for its standard error; empty: ours
        bool is_ours = true; ///< false: another program, in which no signal is blocked
    };
    /// Starts the program with an empty standard input. SIGTERM and SIGUSR1 are blocked in our own
    /// programs until they wait for them, so that a request that comes early is not lost.
    /// ErrorKind::disk if a file for its output cannot be created.
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
    /// Ends the process and those that it has started, unless they have left its process group.
    void kill_all();

  private:
    explicit ChildProcess(int pid) : pid_(pid) {}
    void send(int signal);

    int pid_; ///< -1 after a move
    std::optional<int> exit_code_;
};

} // namespace formant
