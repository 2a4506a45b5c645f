#pragma once

namespace formant {

/// Returns true if standard error is a terminal, false if it is a file or a pipe.
bool error_output_is_a_terminal();

/// Returns true if standard output is a terminal.
bool output_is_a_terminal();

/// Returns true if standard input is a terminal that we may read: a process in the background of a
/// shell would be stopped for reading from its terminal.
bool input_is_a_terminal();

} // namespace formant
