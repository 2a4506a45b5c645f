#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// The file that each recording is converted into: of its name, in `folder`, with the ending of
/// `format` ("wav"). ErrorKind::data for one that is called as one before it, or whose file would
/// be one of the recordings.
std::vector<Result<Path>> converted_files(const std::vector<std::string>& recordings,
                                          const Path& folder, const std::string& format);

} // namespace formant
