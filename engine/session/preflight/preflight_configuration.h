#pragma once

#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// Reads and validates the configuration. Returns nothing if it is not valid.
std::optional<RunConfig> check_configuration(const RunRequest& request, PreflightReport& report);

/// Warns if half precision would slow this CPU down, or if it was `requested` (train.precision
/// before automatic values were resolved) and is therefore not used.
void check_cpu_precision(const std::string& requested, const TrainConfig& config,
                         PreflightReport& report);

/// Checks that the configured text frontend and language are available, if the model reads texts.
void check_text_frontend(const VoiceConfig& config, PreflightReport& report);

} // namespace formant
