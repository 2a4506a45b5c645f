#include "engine/base/os/os_terminal.h"

#include <unistd.h>

namespace formant {

bool error_output_is_a_terminal() {
    return ::isatty(STDERR_FILENO) == 1;
}

bool output_is_a_terminal() {
    return ::isatty(STDOUT_FILENO) == 1;
}

bool input_is_a_terminal() {
    return ::isatty(STDIN_FILENO) == 1 && ::tcgetpgrp(STDIN_FILENO) == ::getpgrp();
}

} // namespace formant
