#pragma once

#include "engine/base/result.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <string>

namespace formant {

/// Returns false for symbols that no text of a player contains: names in angle brackets, and `^`,
/// `_` and `$`, which have meanings of their own.
bool is_text_symbol(const std::string& symbol);

/// Returns ErrorKind::usage if the symbols lack one that the layout adds to every text: the space,
/// or the beginning or end of a text.
Result<void> check_layout_symbols(const SymbolTable& symbols, TokenLayout layout);

/// Returns the symbol in capitals, which a player does not fold.
std::string in_capitals(const std::string& symbol);

} // namespace formant
