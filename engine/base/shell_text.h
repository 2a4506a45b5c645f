#pragma once

#include <string>

namespace formant {

/// `text` as one word of a shell's command, whatever is in it: 'it'\''s'.
std::string shell_quoted(const std::string& text);

} // namespace formant
