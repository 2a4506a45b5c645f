#pragma once

#include "engine/base/result.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace formant {

/// Converts an error of CLI11 to our form: with the option or command line that was probably meant,
/// and the command that lists all options. `arguments` are those of the program.
Error usage_error(const CLI::App& app, const CLI::Error& error,
                  const std::vector<std::string>& arguments);

/// Returns ErrorKind::usage, with the option that it belongs to, if an argument is not UTF-8. Such
/// bytes would be lost in texts, logs and configurations.
Result<void> check_encoding(const std::vector<std::string>& arguments);

} // namespace formant
