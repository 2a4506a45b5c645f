#pragma once

#include "app/command_line.h"

namespace formant {

/// `--headless`: trains to the end or to Ctrl-C; the exit code.
int train_in_terminal(const CommandLine& line);

} // namespace formant
