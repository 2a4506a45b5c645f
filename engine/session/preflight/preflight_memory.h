#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"

#include <c10/core/Device.h>

namespace formant {

/// Runs trial steps of two small batch sizes in child processes of `program`, and reports how much
/// device memory the configured batch size will take. Returns false if that is more than the device
/// has, or if the trial steps fail. Where a run of this configuration has measured its memory here,
/// reports that instead. `clip_s`: duration of the longest known recording, in seconds.
bool check_memory(const RunConfig& config, c10::Device device, std::int64_t n_speakers,
                  double clip_s, const Path& program, const CancellationToken& cancellation,
                  PreflightReport& report);

} // namespace formant
