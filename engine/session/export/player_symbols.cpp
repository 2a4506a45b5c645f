#include "engine/session/export/player_symbols.h"

#include <unicode/unistr.h>

namespace formant {

bool is_text_symbol(const std::string& symbol) {
    const bool is_special = symbol.size() > 2 && symbol.front() == '<' && symbol.back() == '>';
    return !is_special && symbol != "^" && symbol != "_" && symbol != "$";
}

Result<void> check_layout_symbols(const SymbolTable& symbols, TokenLayout layout) {
    const bool lacks_space = layout == TokenLayout::spaced && symbols.id(" ") < 0;
    const bool lacks_ends =
        layout == TokenLayout::piper &&
        (symbols.id(SymbolTable::name_of_begin) < 0 || symbols.id(SymbolTable::name_of_end) < 0);
    if (!lacks_space && !lacks_ends)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "the symbols of this voice lack one that players "
                                              "write around every text: the space, or the "
                                              "beginning or end of a text")));
}

std::string in_capitals(const std::string& symbol) {
    std::string capitals;
    icu::UnicodeString::fromUTF8(symbol).toUpper().toUTF8String(capitals);
    return capitals;
}

} // namespace formant
