#pragma once

#include "app/command_line.h"

namespace formant {

/// `--headless --queue FILE`: trains to the end of the queue or to Ctrl-C. The exit code: 0 when
/// all is done, else that of the first failed job.
int work_off_queue(const CommandLine& line);

} // namespace formant
