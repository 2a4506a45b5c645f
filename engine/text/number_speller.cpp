#include "engine/text/number_speller.h"

#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

#include <unicode/dcfmtsym.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <charconv>
#include <string_view>

namespace formant {
namespace {

constexpr UChar32 soft_hyphen = 0xAD;
constexpr std::int32_t max_digits = 15; // of a double

using Rules = std::unique_ptr<const icu::RuleBasedNumberFormat>;

/// Returns nothing if ICU lacks the language, or none is given: ICU would use the rules of the
/// system language instead.
Rules find_rules(const icu::Locale& language) {
    if (*language.getLanguage() == '\0')
        return nullptr;
    UErrorCode status = U_ZERO_ERROR;
    Rules rules =
        std::make_unique<icu::RuleBasedNumberFormat>(icu::URBNF_SPELLOUT, language, status);
    const icu::Locale found = rules->getLocale(ULOC_ACTUAL_LOCALE, status);
    const bool same = std::string_view(found.getLanguage()) == language.getLanguage() &&
                      std::string_view(found.getScript()) == language.getScript();
    return U_SUCCESS(status) && same ? std::move(rules) : nullptr;
}

NumberMarks find_marks(const icu::Locale& language) {
    using Symbols = icu::DecimalFormatSymbols;
    UErrorCode status = U_ZERO_ERROR;
    const Symbols symbols(language, status);
    if (U_FAILURE(status))
        return {};
    return {symbols.getConstSymbol(Symbols::kDecimalSeparatorSymbol).char32At(0),
            symbols.getConstSymbol(Symbols::kGroupingSeparatorSymbol).char32At(0)};
}

UScriptCode script_of(UChar32 letter) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(letter, &status);
}

bool is_letter_with_capitals(UChar32 letter) {
    return u_isalpha(letter) && uscript_isCased(script_of(letter));
}

/// Returns false for letters of scripts without spaces between words.
bool needs_space_next_to(UChar32 letter) {
    return u_isalpha(letter) && !uscript_breaksBetweenLetters(script_of(letter));
}

double value_of(const WrittenNumber& number) {
    const std::string written = utf8_of(number.whole + u'.' + number.fraction);
    double value = 0; // from_chars, not strtod: Qt may have set a locale with a decimal comma
    std::from_chars(written.data(), written.data() + written.size(), value);
    return number.negative ? -value : value;
}

} // namespace

NumberSpeller::NumberSpeller(const std::string& voice_code) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale language = icu::Locale::forLanguageTag(language_tag_of(voice_code), status);
    if (U_FAILURE(status))
        return;
    rules_ = find_rules(language);
    marks_ = find_marks(language);
}

std::string NumberSpeller::operator()(const std::string& text) const {
    if (!knows_language())
        return text;
    const icu::UnicodeString given = icu::UnicodeString::fromUTF8(text);
    icu::UnicodeString spelled;
    std::int32_t done = 0;
    while (const auto number = find_number(given, done, marks_)) {
        const UChar32 before = given.char32At(number->begin - 1);
        const UChar32 after = given.char32At(number->end);
        spelled.append(given, done, number->begin - done);
        done = number->end;
        if (is_letter_with_capitals(before) || is_letter_with_capitals(after)) {
            spelled.append(given, number->begin, number->end - number->begin);
            continue;
        }
        spelled.append(needs_space_next_to(before) ? u" " : u"").append(spell_out(*number));
        spelled.append(needs_space_next_to(after) ? u" " : u"");
    }
    return utf8_of(spelled.append(given, done, given.length() - done));
}

icu::UnicodeString NumberSpeller::spell_out(const WrittenNumber& number) const {
    const icu::UnicodeString digits = number.whole + number.fraction;
    icu::UnicodeString words;
    if (digits.length() > max_digits || (number.whole[0] == u'0' && number.whole.length() > 1))
        for (std::int32_t i = 0; i < digits.length(); ++i)
            rules_->format(static_cast<std::int64_t>(digits[i] - u'0'),
                           i == 0 ? words : words.append(u' '));
    else
        rules_->format(value_of(number), words); // an integral double is spelled like an integer
    return words.findAndReplace(icu::UnicodeString(soft_hyphen), icu::UnicodeString());
}

} // namespace formant
