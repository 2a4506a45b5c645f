#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/events.h"

#include <functional>

namespace formant {

using OnPastEvent = std::function<void(const TrainEvent&)>;

/// Hands on what metrics.jsonl of a run tells, in its order: steps, validations, advice (in
/// English, as it was written) and hardware. A resume is a RunState that prepares at its step; what
/// was told of later steps is void then. Lines that cannot be read, as one that a crash cut, are
/// left out. ErrorKind::disk where there is no such file, ErrorKind::interrupted after a
/// cancellation.
Result<void> read_run_history(const Path& run, const Cancellation& cancellation,
                              const OnPastEvent& on_event);

} // namespace formant
