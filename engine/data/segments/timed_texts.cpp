#include "engine/data/segments/timed_texts.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

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

} // namespace

std::string joined_texts(const std::string& first, const std::string& second) {
    if (first.empty() || second.empty())
        return first + second;
    const auto before = icu::UnicodeString::fromUTF8(first);
    const auto after = icu::UnicodeString::fromUTF8(second);
    const UChar32 last = before.char32At(before.moveIndex32(before.length(), -1));
    const bool is_dense =
        is_written_without_spaces(last) && is_written_without_spaces(after.char32At(0));
    return first + (is_dense ? "" : " ") + second;
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
