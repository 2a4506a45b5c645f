#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// A configuration's file as it was at some moment.
struct ConfigFile {
    std::string text;
    std::string stamp; ///< differs when somebody has changed or replaced the file since
};

/// ErrorKind::usage where it is not UTF-8, ErrorKind::disk where it cannot be read (or is not
/// there).
Result<ConfigFile> read_config_file(const std::string& file);

/// Writes all or nothing; the file's new stamp.
Result<std::string> write_config_file(const std::string& file, const std::string& text);

/// Empty where there is no file.
std::string config_file_stamp(const std::string& file);

} // namespace formant
