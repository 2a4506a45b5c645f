#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the output file for each recording: its name in `folder` with the extension `format`
/// ("wav"). ErrorKind::data if an earlier recording has the same name, or if the output would
/// overwrite one of the recordings.
std::vector<Result<Path>> converted_files(const std::vector<std::string>& recordings,
                                          const Path& folder, const std::string& format);

} // namespace formant
