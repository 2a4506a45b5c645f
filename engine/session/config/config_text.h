#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the text of a configuration file as UTF-8; UTF-16 and UTF-32 are decoded. Reads a pipe
/// or standard input ("-" or /dev/stdin) once, because its content is gone afterwards; later calls
/// return the same text. ErrorKind::usage if the file is missing, unreadable or in another
/// encoding.
Result<std::string> read_config_text(const Path& file);

/// Returns true if the configuration can be read and written again, which a pipe cannot.
bool is_config_file(const Path& file);

/// Returns the folder that relative paths in the configuration refer to: that of the file, or the
/// current one for a pipe.
Path config_folder(const Path& file);

/// Adds to an error of the configuration the command that imports the file, if an error of `faults`
/// names a setting of another program or of the legacy scripts.
Error with_import_command(const Error& error, const std::vector<Error>& faults, const Path& file);

} // namespace formant
