#include "engine/data/segments/timed_texts.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <cstdint>

namespace formant {
namespace {

/// Finds letters of scripts without spaces by their line breaks (UAX 14): ideographs and the like,
/// and the scripts of South East Asia.
bool is_written_without_spaces(UChar32 letter) {
    switch (u_getIntPropertyValue(letter, UCHAR_LINE_BREAK)) {
    case U_LB_IDEOGRAPHIC:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
    case U_LB_NONSTARTER:
    case U_LB_CLOSE_PUNCTUATION: // the full stop of Chinese
    case U_LB_COMPLEX_CONTEXT:
        return letter > 0x7f;
    default:
        return false;
    }
}

UChar32 last_letter(const std::string& text) {
    auto end = static_cast<std::int32_t>(text.size());
    UChar32 letter = 0;
    U8_PREV(text.data(), 0, end, letter);
    return letter;
}

UChar32 first_letter(const std::string& text) {
    const auto end = static_cast<std::int32_t>(text.size());
    std::int32_t place = 0;
    UChar32 letter = 0;
    U8_NEXT(text.data(), place, end, letter);
    return letter;
}

} // namespace

void append_text(std::string& text, const std::string& next) {
    if (!text.empty() && !next.empty() &&
        !(is_written_without_spaces(last_letter(text)) &&
          is_written_without_spaces(first_letter(next))))
        text += ' ';
    text += next;
}

std::string single_spaced(const std::string& text) {
    const auto all = icu::UnicodeString::fromUTF8(text);
    icu::UnicodeString spaced;
    for (int place = 0; place < all.length(); place = all.moveIndex32(place, 1)) {
        const UChar32 letter = all.char32At(place);
        const bool is_space = u_isUWhiteSpace(letter) || u_charType(letter) == U_CONTROL_CHAR;
        if (!is_space)
            spaced.append(letter);
        else if (!spaced.isEmpty() && !spaced.endsWith(u" ", 1))
            spaced.append(u' ');
    }
    std::string bytes;
    spaced.trim().toUTF8String(bytes);
    return bytes;
}

} // namespace formant
