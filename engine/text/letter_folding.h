#pragma once

#include <string>

namespace formant {

/// One way to write each letter, so that texts from different keyboards read the same (UTF-8):
/// composed letters (Unicode's NFC); in Persian and Urdu ی and ک for Arabic ي, ى and ك, in Arabic
/// the other way round; digits of every script as 0 to 9; without tatweel and invisible marks. The
/// zero width non-joiner stays: in Persian it parts the parts of a word.
std::string fold_letters(const std::string& text, const std::string& voice_code);

} // namespace formant
