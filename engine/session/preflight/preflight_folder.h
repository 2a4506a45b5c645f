#pragma once

#include "engine/base/paths.h"
#include "engine/session/preflight/preflight_lines.h"

namespace formant {

/// Can a run of this name be kept among `runs`, and does nobody else train it just now?
bool look_at_run_folder(const Path& runs, const std::string& name, PreflightLines& lines);

} // namespace formant
