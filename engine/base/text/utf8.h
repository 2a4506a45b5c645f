#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// Returns true if all bytes are valid UTF-8.
bool is_utf8(const std::string& text);

/// Returns the number of code points of a UTF-8 text.
std::int64_t count_code_points(const std::string& text);

} // namespace formant
