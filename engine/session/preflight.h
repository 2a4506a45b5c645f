#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/run_service.h"

#include <functional>

namespace formant {

enum class Grade { ok, warning, failure };

/// One thing that was looked at before a training: how it is, and what to do where it is not well.
struct PreflightLine {
    std::string id; ///< "configuration", "device", "run-folder", "model", ...
    Grade grade = Grade::ok;
    Message what;
};

/// at_start: what a run looks at before it begins, in a folder that is its own by then. whole: also
/// that folder, and what takes seconds: the speed of the disk and a forecast of the time.
enum class PreflightDepth { at_start, whole };

/// Looks at everything that a training needs before it begins, in the order in which it needs it,
/// and hands each line on as it is known. The error of the first failure; what depends on what
/// failed is not looked at.
Result<void> run_preflight(const RunRequest& request, PreflightDepth depth,
                           const Cancellation& cancellation,
                           const std::function<void(const PreflightLine&)>& on_line);

} // namespace formant
