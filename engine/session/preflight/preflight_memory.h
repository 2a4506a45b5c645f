#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"

#include <c10/core/Device.h>

namespace formant {

/// Takes a few steps of two small sizes in child processes of `program`, and tells how much of the
/// device's memory the configuration's will take; false where it is more than there is. `clip_s`:
/// the longest recording that is known.
bool look_at_memory(const RunConfig& config, c10::Device device, std::int64_t n_speakers,
                    double clip_s, const Path& program, const Cancellation& cancellation,
                    PreflightLines& lines);

} // namespace formant
