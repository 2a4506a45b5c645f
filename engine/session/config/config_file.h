#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// The content of a configuration file, with a stamp by which later changes are noticed.
struct ConfigFile {
    std::string text;
    std::string stamp; ///< differs once the file has been changed or replaced
};

/// Reads a configuration file. ErrorKind::usage if it is missing, cannot be read or is not
/// UTF-8 or UTF-16.
Result<ConfigFile> read_config_file(const std::string& file);

/// Writes the file atomically and returns its new stamp.
Result<std::string> write_config_file(const std::string& file, const std::string& text);

/// Returns the current stamp of the file, or an empty text if there is no file.
std::string config_file_stamp(const std::string& file);

} // namespace formant
