#pragma once

#include "app/command_line.h"

namespace formant {

/// Runs `--headless --queue FILE`: trains until the end of the queue or Ctrl-C. Returns the exit
/// code: 0 if all jobs finished, else that of the first failed job.
int run_queue(const CommandLine& line);

} // namespace formant
