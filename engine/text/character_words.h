#pragma once

#include "engine/text/text_config.h"
#include "engine/text/words.h"

#include <string>

namespace formant {

/// Splits UTF-8 text into words of lower-case letters, one code point per symbol, by the rules of
/// config.language. Words consist of letters, accents, digits, joiners and apostrophes within a
/// word; everything else separates them. With config.keep_punctuation, clause marks become the last
/// symbols of the word before them.
Words character_words(const std::string& text, const TextConfig& config);

} // namespace formant
