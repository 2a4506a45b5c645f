#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/stage_profiler.h"

#include <string>
#include <vector>

namespace formant {

/// Converts the spans to Chrome's trace event format (JSON object with complete events), for
/// chrome://tracing or ui.perfetto.dev: one row per thread, times in microseconds.
std::string chrome_trace(const std::vector<StageSpan>& spans);

/// Writes the trace to a file. Returns ErrorKind::disk if that fails.
Result<void> write_chrome_trace(const Path& file, const std::vector<StageSpan>& spans);

} // namespace formant
