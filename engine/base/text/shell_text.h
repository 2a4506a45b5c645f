#pragma once

#include <string>

namespace formant {

/// Quotes any `text` as one argument of a shell command: 'it'\''s'.
std::string shell_quoted(const std::string& text);

/// Returns `text` as one argument of a shell command, quoted only where that is necessary.
std::string shell_word(const std::string& text);

} // namespace formant
