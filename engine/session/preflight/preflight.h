#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/run_request.h"

namespace formant {

struct ResumePoint;

/// Selects the checks to run. `at_start`: the checks that every run makes before its first step;
/// its run folder exists and is locked by then. `full`: also the run folder, the checkpoint to
/// resume from, and the checks that take seconds: decoding some recordings, the read speed of the
/// disk, forecasts of memory and time.
enum class PreflightDepth { at_start, full };

/// Checks everything that a training run needs (configuration, device, corpus, model, checkpoints,
/// disk space, ...) without changing anything, and calls `on_check` with each result as soon as it
/// is known. A failed check skips only the checks that depend on it.
/// `point`: where the run resumes, if the caller has resolved it; null resolves it here.
/// Returns the error of the first failed check, or ErrorKind::interrupted after a cancellation.
Result<void> run_preflight(const RunRequest& request, PreflightDepth depth,
                           const CancellationToken& cancellation, const OnPreflightCheck& on_check,
                           const ResumePoint* point = nullptr);

} // namespace formant
