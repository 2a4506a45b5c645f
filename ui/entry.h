#pragma once

#include "engine/session/runs/run_request.h"

/// Opens the window and runs it to its end; the program's exit code. `request` is what the command
/// line asks for. `formant` loads this module only when a window is wanted, so that a server needs
/// no Qt.
extern "C" int formant_open_window(const char* program, const formant::RunRequest& request);
