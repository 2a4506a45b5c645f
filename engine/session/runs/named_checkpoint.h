#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Returns the checkpoint that the user names in `setting`: the file `named`, or of the run folder
/// `named` the best checkpoint (if the run has validated), else the final one, else the newest.
/// ErrorKind::usage, with the name of the setting, if there is none.
Result<Path> named_checkpoint(const std::string& named, const std::string& setting);

} // namespace formant
