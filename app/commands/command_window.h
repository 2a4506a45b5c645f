#pragma once

#include "app/command_line.h"

namespace formant {

/// Loads the window's module and opens it, with a configuration or the folder of a run where one is
/// named; the exit code. Without the module (a server without Qt)
/// or a display it says so and how to train in the terminal. A configuration that is not there is
/// more likely a mistyped command.
int open_window(const char* program, const CommandLine& line);

} // namespace formant
