#pragma once

#include <string>

namespace formant {

/// Returns true if the text was decoded with a wrong encoding on its way ("mojibake"): UTF-8 read
/// as Windows-1252 ("seÃ±or"), a Cyrillic, Greek or other code page read as Windows-1252 ("Àãåíò"),
/// replacement characters, or control characters.
bool is_garbled(const std::string& text);

} // namespace formant
