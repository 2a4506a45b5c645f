#pragma once

#include <string>

namespace formant {

/// Returns false for symbols that no text of a player contains: names in angle brackets, and `^`,
/// `_` and `$`, which have meanings of their own.
bool is_text_symbol(const std::string& symbol);

/// Returns the symbol in capitals, which a player does not fold.
std::string in_capitals(const std::string& symbol);

} // namespace formant
