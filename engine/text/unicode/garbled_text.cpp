#include "engine/text/unicode/garbled_text.h"

#include "engine/base/text/utf8.h"
#include "engine/text/icu_utf8.h"

#include <unicode/uchar.h>

namespace formant {
namespace {

constexpr const char* utf8_misread_as = "windows-1252";
constexpr UChar32 replacement = 0xFFFD;

/// A shorter text may consist of accented letters.
constexpr std::int32_t fewest_letters = 6;

bool is_latin_letter_beyond_ascii(UChar32 letter) {
    return letter >= 0xC0 && letter <= 0xFF;
}

/// Returns the text as bytes of Windows-1252; empty if it has other characters.
std::string western_bytes(const icu::UnicodeString& text) {
    std::string bytes(static_cast<std::size_t>(text.length()) + 1, '\0');
    const std::int32_t length = text.extract(
        0, text.length(), bytes.data(), static_cast<std::uint32_t>(bytes.size()), utf8_misread_as);
    bytes.resize(static_cast<std::size_t>(length));
    const icu::UnicodeString again(bytes.data(), length, utf8_misread_as);
    return again == text ? bytes : "";
}

/// Returns true if the text is UTF-8 that was read as Windows-1252.
bool is_utf8_read_as_western(const icu::UnicodeString& text) {
    const std::string bytes = western_bytes(text);
    return is_utf8(bytes) && count_code_points(bytes) < static_cast<std::int64_t>(bytes.size());
}

} // namespace

bool is_garbled(const std::string& text) {
    const icu::UnicodeString given = icu::UnicodeString::fromUTF8(text);
    std::int32_t letters = 0, accented = 0;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
        const UChar32 letter = given.char32At(i);
        const bool is_control = u_charType(letter) == U_CONTROL_CHAR && !u_isspace(letter);
        if (letter == replacement || is_control)
            return true;
        letters += u_isalpha(letter) ? 1 : 0;
        accented += is_latin_letter_beyond_ascii(letter) ? 1 : 0;
    }
    return (letters >= fewest_letters && 2 * accented > letters) || is_utf8_read_as_western(given);
}

} // namespace formant
