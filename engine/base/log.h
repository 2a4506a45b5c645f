#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>
#include <string>

namespace formant {

/// Lists the log levels of the program; the logging library is spdlog.
enum class LogLevel { debug, info, warning, error };

/// Starts logging to standard error: warnings and errors, or everything with `verbose`.
void start_logging(bool verbose);

/// Appends every log line to a file for as long as the object exists.
class LogFile {
  public:
    static Result<std::unique_ptr<LogFile>> open(const Path& file);
    ~LogFile();
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;

  private:
    struct Sink;
    explicit LogFile(std::unique_ptr<Sink> sink);
    std::unique_ptr<Sink> sink_;
};

void log(LogLevel level, const std::string& line);
void log(LogLevel level, const Message& message);

/// Logs a line to the log files only, not to standard error, even with `verbose`: for messages that
/// are shown to the user in another way.
void log_to_files(const std::string& line);

} // namespace formant
