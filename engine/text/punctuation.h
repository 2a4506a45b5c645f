#pragma once

#include "engine/text/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Marks that end a sentence or a part of one, in any script: Unicode's Terminal_Punctuation (. , ;
/// : ! ? ، ؛ ؟ 。 ...) and the ellipsis.
bool is_clause_mark(std::int32_t code_point);

/// The marks that end a clause of UTF-8 text. Spaces, quotes and brackets may follow them, and
/// `ahead` further characters.
std::vector<std::string> marks_at_end(const std::string& clause, int ahead);

/// Makes a mark the last symbol of a word that has it not yet: "..." says no more than ".".
void end_word_with(const std::string& mark, Word& word);

} // namespace formant
