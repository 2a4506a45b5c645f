#pragma once

#include <unicode/unistr.h>

#include <string>
#include <vector>

namespace formant {

/// Converts the text to UTF-8.
inline std::string utf8_of(const icu::UnicodeString& text) {
    std::string bytes;
    return text.toUTF8String(bytes);
}

inline std::string utf8_of(UChar32 letter) {
    return utf8_of(icu::UnicodeString(letter));
}

/// Returns each code point of the text as UTF-8.
inline std::vector<std::string> code_points_of(const icu::UnicodeString& text) {
    std::vector<std::string> points;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        points.push_back(utf8_of(text.char32At(i)));
    return points;
}

} // namespace formant
