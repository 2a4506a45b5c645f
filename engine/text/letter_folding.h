#pragma once

#include <string>

namespace formant {

/// Folds spelling variants of letters in UTF-8 text, so that texts from different keyboards are
/// equal: composes letters (Unicode NFC); in Persian and Urdu replaces Arabic ي, ى and ك by ی and
/// ک, in Arabic the other way round; converts digits of every script to 0 to 9, full-width letters
/// to those of ASCII, and the variants of the apostrophe within a word to the one of ASCII; removes
/// tatweel and invisible marks. The zero width non-joiner stays: in Persian it separates the parts
/// of a word.
std::string fold_letters(const std::string& text, const std::string& voice_code);

} // namespace formant
