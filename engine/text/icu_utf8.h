#pragma once

#include <unicode/unistr.h>

#include <string>

namespace formant {

/// The text in UTF-8.
inline std::string utf8_of(const icu::UnicodeString& text) {
    std::string bytes;
    return text.toUTF8String(bytes);
}

inline std::string utf8_of(UChar32 letter) {
    return utf8_of(icu::UnicodeString(letter));
}

} // namespace formant
