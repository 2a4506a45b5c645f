#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// Puts settings ("train.batch_size=16") into a configuration that somebody wrote, in place of
/// their values there; its comments stay. Nothing is written where one of them cannot be put in
/// (ErrorKind::usage) or the file not be read or written.
Result<void> write_settings(const Path& file, const std::vector<std::string>& settings);

} // namespace formant
