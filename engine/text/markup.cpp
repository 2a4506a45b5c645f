#include "engine/text/markup.h"

#include "engine/base/text/lower_case.h"
#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace formant {
namespace {

constexpr UChar32 middle_dot = 0x00B7, hyphenation_point = 0x2027;

bool is_markup_sign(UChar32 sign) {
    return sign == '*' || sign == '_' || sign == '~' || sign == '`';
}

/// The tags of text that subtitles and scraped pages have.
constexpr std::array<std::string_view, 12> tags = {"b",   "i",   "u",    "s",    "em", "strong",
                                                   "sub", "sup", "span", "font", "br", "p"};

/// Returns the length of the tag that the text begins with; 0 if it begins with none.
std::size_t tag_length(std::string_view text) {
    const std::size_t end = text.find('>');
    if (!text.starts_with('<') || end == std::string_view::npos)
        return 0;
    std::string_view name = text.substr(1, end - 1);
    if (name.starts_with('/'))
        name.remove_prefix(1);
    name = name.substr(0, name.find_first_of(" /"));
    return std::ranges::find(tags, lower_case(std::string(name))) == tags.end() ? 0 : end + 1;
}

struct Entity {
    std::string_view name, character;
};

constexpr std::array<Entity, 7> entities = {{{"&amp;", "&"},
                                             {"&lt;", "<"},
                                             {"&gt;", ">"},
                                             {"&quot;", "\""},
                                             {"&apos;", "'"},
                                             {"&#39;", "'"},
                                             {"&nbsp;", " "}}};

std::string without_html(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto entity = std::ranges::find_if(
            entities, [&](const Entity& one) { return text.starts_with(one.name); });
        const std::size_t tag = tag_length(text);
        if (entity != entities.end())
            plain += entity->character;
        else if (tag == 0)
            plain += text.front();
        text.remove_prefix(entity != entities.end() ? entity->name.size()
                                                    : std::max<std::size_t>(tag, 1));
    }
    return plain;
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
    return MarkupRemover(without_html(text), language_of(voice_code)).plain();
}

} // namespace formant
