#pragma once

#include <string>

namespace formant {

/// Returns the script of most letters of a text as its ISO 15924 code: "Latn", "Arab". Empty if
/// there are no letters. The script is all that can be determined reliably about the language of a
/// text.
std::string script_of(const std::string& text);

} // namespace formant
