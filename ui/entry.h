#pragma once

#include "engine/session/runs/run_request.h"

/// Opens the window, runs it until it closes, and returns the program's exit code. `request` is the
/// request of the command line. `formant` loads this module only when a window is needed, so that a
/// server needs no Qt.
extern "C" int formant_open_window(const char* program, const formant::RunRequest& request);
