#pragma once

#include "app/command_line.h"

namespace formant {

/// Runs `--headless`: trains until the end or Ctrl-C. Returns the exit code.
int train_in_terminal(const CommandLine& line);

} // namespace formant
