#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// The checkpoint that somebody names in `setting`: the file itself, and of a run's folder the best
/// one (where the run has validated), else what it ended with, else the newest. ErrorKind::usage,
/// with the setting, where there is none.
Result<Path> named_checkpoint(const std::string& named, const std::string& setting);

} // namespace formant
