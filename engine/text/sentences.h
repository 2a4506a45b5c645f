#pragma once

#include <string>
#include <vector>

namespace formant {

/// Splits UTF-8 text into sentences by Unicode's rules (UAX 29) and the language's abbreviations,
/// if ICU has any ("Dr. Who" is one sentence). A line end ends a sentence too. Parts without
/// letters and digits stay with the sentence next to them. Returns a text of one sentence
/// unchanged; otherwise trims the sentences.
std::vector<std::string> sentences_of(const std::string& text, const std::string& voice_code);

} // namespace formant
