#pragma once

#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"
#include "engine/session/runs/run_request.h"

namespace formant {

/// Reads the configuration; nothing where it is not valid.
std::optional<RunConfig> look_at_configuration(const RunRequest& request, PreflightLines& lines);

/// Captured graphs that were asked for and are not there yet.
void look_at_capture(const TrainConfig& config, PreflightLines& lines);

/// Half precision, which saves time on a GPU and costs it on most CPUs.
void look_at_precision_on_cpu(const TrainConfig& config, PreflightLines& lines);

/// The language or the letters that texts are read by, where the model needs any.
void look_at_text(const VoiceConfig& config, PreflightLines& lines);

} // namespace formant
