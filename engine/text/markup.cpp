#include "engine/text/markup.h"

#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace formant {
namespace {

constexpr UChar32 middle_dot = 0x00B7, hyphenation_point = 0x2027;

bool is_markup_sign(UChar32 sign) {
    return sign == '*' || sign == '_' || sign == '~' || sign == '`';
}

/// Removes the marks of one text.
class MarkupRemover {
  public:
    MarkupRemover(const std::string& text, const std::string& language)
        : text_(icu::UnicodeString::fromUTF8(text)), is_catalan_(language == "ca") {}

    std::string plain() const {
        icu::UnicodeString plain;
        for (std::int32_t i = 0; i < text_.length();) {
            const std::int32_t end = end_of_signs(i);
            if (end > i && is_markup(i, end)) {
                i = end;
                continue;
            }
            const std::int32_t next = end > i ? end : text_.moveIndex32(i, 1);
            if (!is_syllable_dot(i))
                plain.append(text_, i, next - i);
            i = next;
        }
        return utf8_of(plain);
    }

  private:
    UChar32 letter_before(std::int32_t at) const {
        return at > 0 ? text_.char32At(text_.moveIndex32(at, -1)) : 0;
    }
    UChar32 letter_at(std::int32_t at) const {
        return at < text_.length() ? text_.char32At(at) : 0;
    }
    /// Returns the end of a run of the same sign.
    std::int32_t end_of_signs(std::int32_t begin) const {
        std::int32_t end = begin;
        while (is_markup_sign(letter_at(end)) && letter_at(end) == letter_at(begin))
            ++end;
        return end;
    }
    /// Signs stand at one side of a word, or there are several of them.
    bool is_markup(std::int32_t begin, std::int32_t end) const {
        const UChar32 previous = letter_before(begin), next = letter_at(end);
        if (u_isdigit(previous) || u_isdigit(next))
            return end - begin > 1;
        const bool is_within_word = u_isalpha(previous) && u_isalpha(next);
        const bool is_alone = is_blank(previous) && is_blank(next);
        return !is_alone && (!is_within_word || text_.char32At(begin) == '*');
    }
    static bool is_blank(UChar32 letter) { return letter == 0 || u_isUWhiteSpace(letter); }

    bool is_syllable_dot(std::int32_t at) const {
        const UChar32 dot = text_.char32At(at);
        const UChar32 previous = letter_before(at), next = letter_at(at + 1);
        if ((dot != middle_dot && dot != hyphenation_point) || !u_isalpha(previous) ||
            !u_isalpha(next))
            return false;
        return !is_catalan_ || u_tolower(previous) != 'l' || u_tolower(next) != 'l';
    }

    icu::UnicodeString text_;
    bool is_catalan_;
};

} // namespace

std::string remove_markup(const std::string& text, const std::string& voice_code) {
    return MarkupRemover(text, language_of(voice_code)).plain();
}

} // namespace formant
