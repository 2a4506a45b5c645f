#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Why the run in this folder is left alone: it is being trained by this process, which may be the
/// program's own. ErrorKind::usage.
Error training_is_running(const Path& run, int process);

} // namespace formant
