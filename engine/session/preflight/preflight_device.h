#pragma once

#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"
#include "engine/session/runs/run_request.h"

#include <c10/core/Device.h>

namespace formant {

/// Opens the device that a run would compute on, settles what is automatic in `config` for it, and
/// has it compute something; nothing where that fails.
std::optional<c10::Device> look_at_device(const RunRequest& request, RunConfig& config,
                                          PreflightLines& lines);

} // namespace formant
