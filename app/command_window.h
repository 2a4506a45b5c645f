#pragma once

#include <string>
#include <vector>

namespace formant {

/// Loads the window's module and opens it; the exit code. Without the module (a server without Qt)
/// it says so and how to train in the terminal.
int open_window(const char* program, const std::vector<std::string>& arguments);

} // namespace formant
