#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/preflight/preflight_lines.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// at_start: what a run looks at before it begins, in a folder that is its own by then. whole: also
/// that folder and the checkpoint in it, and what takes seconds: some of the recordings decoded,
/// the speed of the disk, a forecast of the time.
enum class PreflightDepth { at_start, whole };

/// Looks at everything that a training needs before it begins, in the order in which it needs it,
/// and hands each line on as it is known. A failure ends only what depends on it; the error is that
/// of the first one. ErrorKind::interrupted after a cancellation.
Result<void> run_preflight(const RunRequest& request, PreflightDepth depth,
                           const Cancellation& cancellation, const OnPreflightLine& on_line);

} // namespace formant
