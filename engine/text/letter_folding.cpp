#include "engine/text/letter_folding.h"

#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"
#include "engine/text/zero_width.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>

namespace formant {
namespace {

constexpr UChar32 arabic_yeh = 0x064A, arabic_alef_maksura = 0x0649, arabic_kaf = 0x0643;
constexpr UChar32 persian_yeh = 0x06CC, persian_kaf = 0x06A9;
constexpr UChar32 tatweel = 0x0640;
constexpr UChar32 full_width_a = 0xFF21, full_width_small_z = 0xFF5A, full_width_shift = 0xFEE0;

/// Characters that keyboards and converters write for an apostrophe; espeak-ng reads some of them
/// by their names. The okina U+02BB is a letter of its own and not among them.
constexpr std::array<UChar32, 9> apostrophes = {0x2019, 0x02BC, 0x2018, 0x02B9, 0x02C8,
                                                0x2032, 0x00B4, 0x0060, 0xFF07};

icu::UnicodeString composed(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    icu::UnicodeString given = icu::UnicodeString::fromUTF8(text);
    if (U_FAILURE(status)) // only if ICU's data is missing
        return given;
    icu::UnicodeString made = nfc->normalize(given, status);
    return U_SUCCESS(status) ? made : given;
}

UChar32 as_in_persian(UChar32 letter) {
    if (letter == arabic_yeh || letter == arabic_alef_maksura)
        return persian_yeh;
    return letter == arabic_kaf ? persian_kaf : letter;
}

UChar32 as_in_arabic(UChar32 letter) {
    if (letter == persian_yeh)
        return arabic_yeh;
    return letter == persian_kaf ? arabic_kaf : letter;
}

/// Recognizes characters that affect the appearance only: soft hyphens, direction marks, byte order
/// marks, tatweel.
bool is_ignorable(UChar32 letter) {
    if (letter == zero_width_non_joiner || letter == zero_width_joiner)
        return false;
    return letter == tatweel || u_charType(letter) == U_FORMAT_CHAR;
}

/// Returns true for a variant of the apostrophe within a word.
bool is_apostrophe(const icu::UnicodeString& text, std::int32_t at) {
    return std::ranges::find(apostrophes, text.char32At(at)) != apostrophes.end() && at > 0 &&
           u_isalpha(text.char32At(text.moveIndex32(at, -1))) &&
           u_isalpha(text.char32At(text.moveIndex32(at, 1)));
}

UChar32 without_full_width(UChar32 letter) {
    return letter >= full_width_a && letter <= full_width_small_z && u_isalpha(letter)
               ? letter - full_width_shift
               : letter;
}

} // namespace

std::string fold_letters(const std::string& text, const std::string& voice_code) {
    const std::string language = language_of(voice_code);
    const bool persian = language == "fa" || language == "ur";
    const bool arabic = language == "ar";
    const icu::UnicodeString given = composed(text);
    icu::UnicodeString folded;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
        const UChar32 letter = without_full_width(given.char32At(i));
        if (is_ignorable(letter))
            continue;
        if (is_apostrophe(given, i)) {
            folded.append(u'\'');
            continue;
        }
        if (const std::int32_t digit = u_charDigitValue(letter); digit >= 0 && u_isdigit(letter))
            folded.append(static_cast<UChar32>(u'0' + digit));
        else if (persian)
            folded.append(as_in_persian(letter));
        else
            folded.append(arabic ? as_in_arabic(letter) : letter);
    }
    return utf8_of(folded);
}

} // namespace formant
