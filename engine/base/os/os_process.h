#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Of this process.
int process_id();

/// Ends this process now, with nothing saved or cleaned up.
[[noreturn]] void exit_at_once(int code);

/// Limits of a child process; 0: none.
struct ProcessLimits {
    std::uint64_t memory_bytes = 0; ///< address space
};

/// A child process that is talked to in lines over its standard input and output. Its standard
/// error goes to ours. Killed, and waited for, when the object goes.
class LineProcess {
  public:
    static Result<std::unique_ptr<LineProcess>> start(const Path& program,
                                                      const std::vector<std::string>& arguments,
                                                      const ProcessLimits& limits);
    ~LineProcess();
    LineProcess(const LineProcess&) = delete;
    LineProcess& operator=(const LineProcess&) = delete;

    /// False when the child is gone.
    bool write_line(const std::string& line);
    /// Nothing when the child is gone, or answers no line within the time.
    std::optional<std::string> read_line(double timeout_s);

  private:
    LineProcess(int pid, int channel) : pid_(pid), channel_(channel) {}
    int pid_;
    int channel_; ///< its standard input and output
    std::string buffer_;
};

} // namespace formant
