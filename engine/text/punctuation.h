#pragma once

#include "engine/text/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Recognizes marks that end a sentence or clause, in any script: Unicode's Terminal_Punctuation (.
/// , ; : ! ? ، ؛ ؟ 。 ...) and the ellipsis.
bool is_clause_mark(std::int32_t code_point);

/// Returns the marks that end a clause of UTF-8 text. They may be followed by spaces, quotes and
/// brackets, and by `ahead` further characters.
std::vector<std::string> marks_at_end(const std::string& clause, int ahead);

/// Appends a mark to a word that does not contain it yet: "..." means no more than ".".
void end_word_with(const std::string& mark, Word& word);

} // namespace formant
