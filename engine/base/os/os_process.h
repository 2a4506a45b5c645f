#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Returns the id of this process.
int process_id();

/// Exit code of a process that a second Ctrl-C ended at once, so that work was lost.
constexpr int exit_code_unsaved = 131;

/// Ends this process immediately, without saving or cleaning up.
[[noreturn]] void exit_at_once(int code);

/// Stores the limits of a child process; 0: no limit.
struct ProcessLimits {
    std::uint64_t memory_bytes = 0; ///< address space
};

/// Runs a child process and exchanges lines with it over its standard input and output. Its
/// standard error goes to ours. The destructor kills it and waits for it.
class LineProcess {
  public:
    static Result<std::unique_ptr<LineProcess>> start(const Path& program,
                                                      const std::vector<std::string>& arguments,
                                                      const ProcessLimits& limits);
    ~LineProcess();
    LineProcess(const LineProcess&) = delete;
    LineProcess& operator=(const LineProcess&) = delete;

    int pid() const { return pid_; }
    /// Sends a line; returns false if the child has ended.
    bool write_line(const std::string& line);
    /// Returns the next line, or nothing if the child has ended or does not answer in time.
    std::optional<std::string> read_line(double timeout_s);

  private:
    LineProcess(int pid, int channel) : pid_(pid), channel_(channel) {}
    int pid_;
    int channel_; ///< its standard input and output
    std::string buffer_;
};

} // namespace formant
