#include "engine/session/export/player_symbols.h"

#include <unicode/unistr.h>

namespace formant {

bool is_text_symbol(const std::string& symbol) {
    const bool is_special = symbol.size() > 2 && symbol.front() == '<' && symbol.back() == '>';
    return !is_special && symbol != "^" && symbol != "_" && symbol != "$";
}

std::string in_capitals(const std::string& symbol) {
    std::string capitals;
    icu::UnicodeString::fromUTF8(symbol).toUpper().toUTF8String(capitals);
    return capitals;
}

} // namespace formant
