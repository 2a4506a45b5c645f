#pragma once

#include "engine/text/text_config.h"
#include "engine/text/words.h"

#include <string>

namespace formant {

/// Words of UTF-8 text as their letters, one code point a symbol, in lower case by the rules of
/// config.language. Letters, accents, digits, joiners and the apostrophe within a word make words;
/// all else parts them. With config.keep_punctuation, the marks of clauses stay as last symbols of
/// the word before them.
Words character_words(const std::string& text, const TextConfig& config);

} // namespace formant
