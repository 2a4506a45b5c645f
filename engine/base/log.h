#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Log levels of the program; the library behind is spdlog.
enum class LogLevel { debug, info, warning, error };

/// Lines go to standard error (warnings and errors; all with `verbose`).
void start_logging(bool verbose);

/// From now on every line also goes to `file`, appended.
Result<void> log_to_file(const Path& file);

void log(LogLevel level, const std::string& line);
void log(LogLevel level, const Message& message);

} // namespace formant
