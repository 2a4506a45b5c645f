#pragma once

#include "engine/session/run_service.h"

namespace formant {

/// Loads the window's module and opens it; the exit code. Without the module (a server without Qt)
/// it says so and how to train in the terminal.
int open_window(const char* program, const RunRequest& request);

} // namespace formant
