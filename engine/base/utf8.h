#pragma once

#include <string>

namespace formant {

/// Whether the bytes are UTF-8 throughout.
bool is_utf8(const std::string& text);

} // namespace formant
