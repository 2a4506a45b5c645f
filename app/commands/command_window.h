#pragma once

#include "app/command_line.h"

namespace formant {

/// Loads the window's module and opens the window, optionally with a configuration or the folder of
/// a run. Returns the exit code. Without the module (a server without Qt) or a display, the error
/// says how to train in the terminal. A configuration that does not exist is reported as a possibly
/// mistyped command.
int open_window(const char* program, const CommandLine& line);

} // namespace formant
