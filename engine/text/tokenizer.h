#pragma once

#include "engine/text/symbol_table.h"
#include "engine/text/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

using Tokens = std::vector<std::int64_t>;

struct TokenizedText {
    Tokens tokens;
    std::vector<std::string> unknown; ///< symbols that the table lacks; left out of `tokens`
};

/// Space, word, space, word, ..., space: the spaces align to the silences before, between and
/// after.
TokenizedText tokenize(const Words& words, const SymbolTable& symbols);

/// Joins the tokens of several texts to those of one: neighbouring spaces become one.
Tokens join_tokens(const std::vector<Tokens>& parts);

} // namespace formant
