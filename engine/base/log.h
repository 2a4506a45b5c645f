#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>
#include <string>

namespace formant {

/// Log levels of the program; the library behind is spdlog.
enum class LogLevel { debug, info, warning, error };

/// Lines go to standard error (warnings and errors; all with `verbose`).
void start_logging(bool verbose);

/// While it lives, every line also goes to a file, appended.
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

/// For what people are shown in another way: standard error has nothing of it, even if `verbose`.
void log_to_files(const std::string& line);

} // namespace formant
