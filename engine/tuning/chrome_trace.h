#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/stage_recorder.h"

#include <string>
#include <vector>

namespace formant {

/// The spans in Chrome's trace event format (JSON object with complete events), for
/// chrome://tracing or ui.perfetto.dev: a row for each thread, times in microseconds.
std::string chrome_trace(const std::vector<StageSpan>& spans);

/// ErrorKind::disk.
Result<void> write_chrome_trace(const Path& file, const std::vector<StageSpan>& spans);

} // namespace formant
