#pragma once

#include <string_view>

namespace formant {

/// Print one line to standard output or standard error. Names and texts of other people's files are
/// in it, so that control characters are written out (visible_text). An output that cannot be
/// written throws std::system_error; messages are lost.
void print_line(std::string_view line);
void print_error_line(std::string_view line);

/// Prints a message of several lines to standard error.
void print_error_lines(std::string_view text);

/// Prints the path of a file on a line of its own: to a terminal as print_line(), to a program as
/// it is.
void print_path(std::string_view path);

} // namespace formant
