#pragma once

namespace formant {

/// Whether people read standard error as it is written; else it goes to a file or a pipe.
bool error_output_is_a_terminal();

/// The same of standard output.
bool output_is_a_terminal();

/// Whether people type what is read from standard input.
bool input_is_a_terminal();

} // namespace formant
