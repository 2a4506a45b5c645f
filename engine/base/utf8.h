#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// Whether the bytes are UTF-8 throughout.
bool is_utf8(const std::string& text);

/// Code points of a UTF-8 text.
std::int64_t characters_of(const std::string& text);

} // namespace formant
