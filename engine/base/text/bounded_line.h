#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace formant {

/// Reads a line without its line feed, as std::getline() does. Returns false at the end, and at a
/// line of more than `max_bytes`: a damaged file can be one line of any size.
bool read_bounded_line(std::istream& stream, std::string& line, std::size_t max_bytes);

} // namespace formant
