#pragma once

#include <string>

namespace formant {

/// Quotes any `text` as one argument of a shell command: 'it'\''s'.
std::string shell_quoted(const std::string& text);

} // namespace formant
