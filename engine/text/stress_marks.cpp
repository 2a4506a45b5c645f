#include "engine/text/stress_marks.h"

#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"
#include "engine/text/punctuation.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace formant {
namespace {

constexpr UChar32 combining_acute = 0x0301, combining_grave = 0x0300, spacing_acute = 0x00B4;
constexpr UChar32 hard_sign = 0x044A; ///< a vowel in Bulgarian
constexpr const char* primary_stress = "\u02c8";
constexpr const char* secondary_stress = "\u02cc";

bool is_cyrillic_letter(UChar32 letter) {
    UErrorCode status = U_ZERO_ERROR;
    return u_isalpha(letter) && uscript_getScript(letter, &status) == USCRIPT_CYRILLIC;
}

bool is_cyrillic_vowel(UChar32 letter) {
    static const icu::UnicodeString vowels =
        icu::UnicodeString::fromUTF8("аеёиоуыэюяіїєѝѣѵәөүұӣӯѐ");
    return vowels.indexOf(u_tolower(letter)) >= 0;
}

bool is_vowel_in(const std::string& language, UChar32 letter) {
    return is_cyrillic_vowel(letter) || (language == "bg" && u_tolower(letter) == hard_sign);
}

bool is_ipa_vowel(const std::string& symbol) {
    static constexpr std::array vowels = {"i", "y", "ɨ", "ʉ", "ɯ", "u", "ɪ", "ʏ", "ʊ", "e",
                                          "ø", "ɘ", "ɵ", "ɤ", "o", "ə", "ɛ", "œ", "ɜ", "ɞ",
                                          "ʌ", "ɔ", "æ", "ɐ", "a", "ɶ", "ɑ", "ɒ"};
    return std::ranges::find(vowels, symbol) != vowels.end();
}

bool is_stress_symbol(const std::string& symbol) {
    return symbol == primary_stress || symbol == secondary_stress;
}

Word without_stress(Word word) {
    std::erase_if(word, is_stress_symbol);
    return word;
}

/// Returns true if the word has these symbols, apart from its stress and marks at its end.
bool has_sound(const Word& word, const Word& sound) {
    const Word symbols = without_stress(word);
    const auto is_mark = [](const std::string& symbol) {
        return is_clause_mark(icu::UnicodeString::fromUTF8(symbol).char32At(0));
    };
    return symbols.size() >= sound.size() &&
           std::equal(sound.begin(), sound.end(), symbols.begin()) &&
           std::all_of(symbols.begin() + std::ssize(sound), symbols.end(), is_mark);
}

/// Returns the code point before the index, 0 at the beginning.
UChar32 before(const icu::UnicodeString& text, std::int32_t at) {
    return at > 0 ? text.char32At(text.moveIndex32(at, -1)) : 0;
}

/// Returns the code point after the index, 0 at the end.
UChar32 after(const icu::UnicodeString& text, std::int32_t at) {
    const std::int32_t next = text.moveIndex32(at, 1);
    return next < text.length() ? text.char32At(next) : 0;
}

/// Returns true for a plus sign in a word, before its stressed vowel.
bool marks_next_vowel(const icu::UnicodeString& text, std::int32_t at) {
    const UChar32 previous = before(text, at);
    return text.char32At(at) == '+' && is_cyrillic_vowel(after(text, at)) &&
           (is_cyrillic_letter(previous) || is_cyrillic_letter(after(text, at + 1))) &&
           !u_isdigit(previous);
}

/// Returns true for a plus sign or an acute in a word, after its stressed vowel.
bool marks_previous_vowel(const icu::UnicodeString& text, std::int32_t at) {
    const UChar32 mark = text.char32At(at);
    return (mark == '+' || mark == spacing_acute) && is_cyrillic_vowel(before(text, at)) &&
           (is_cyrillic_letter(after(text, at)) ||
            is_cyrillic_letter(before(text, text.moveIndex32(at, -1))));
}

bool is_accent_of_vowel(const icu::UnicodeString& text, std::int32_t at) {
    const UChar32 mark = text.char32At(at);
    return (mark == combining_acute || mark == combining_grave) &&
           is_cyrillic_vowel(before(text, at));
}

/// Returns the place of the only capital letter of a Cyrillic word if it is a vowel that shows the
/// stress; -1 otherwise. "мА" and "мкА" are units.
std::int32_t stressed_capital(const icu::UnicodeString& word) {
    constexpr std::int32_t longest_unit = 3;
    std::int32_t capital = -1;
    for (std::int32_t i = 0; i < word.length(); ++i)
        if (u_isupper(word[i])) {
            if (capital >= 0 || i == 0)
                return -1;
            capital = i;
        }
    const bool is_unit = capital == word.length() - 1 && word.length() <= longest_unit;
    return capital >= 0 && is_cyrillic_vowel(word[capital]) && !is_unit ? capital : -1;
}

/// Writes such a vowel as a small letter with a combining acute. Cyrillic letters are in the Basic
/// Multilingual Plane.
icu::UnicodeString with_small_stressed_vowels(const icu::UnicodeString& text) {
    icu::UnicodeString small;
    for (std::int32_t begin = 0; begin < text.length();) {
        std::int32_t end = begin;
        while (end < text.length() && is_cyrillic_letter(text.char32At(end)))
            ++end;
        icu::UnicodeString word(text, begin, end - begin);
        if (const std::int32_t at = stressed_capital(word); at >= 0)
            word.replace(at, 1, icu::UnicodeString(u_tolower(word[at])).append(combining_acute));
        small.append(word);
        if (end < text.length())
            small.append(text[end++]); // also half of a surrogate pair
        begin = end;
    }
    return small;
}

/// Collects the marked words of a text.
class MarkedWordReader {
  public:
    explicit MarkedWordReader(std::string language) : language_(std::move(language)) {}

    void read(UChar32 letter) {
        if (letter == combining_acute) {
            marked_ = vowels_ > 0;
            found_.vowel = vowels_ - (marked_ ? 1 : 0);
        } else if (is_cyrillic_letter(letter)) {
            found_.word += utf8_of(letter);
            vowels_ += is_vowel_in(language_, letter) ? 1 : 0;
        } else if (letter != combining_grave) {
            end_word();
        }
    }
    std::vector<MarkedWord> take_words() {
        end_word();
        return std::move(words_);
    }

  private:
    void end_word() {
        if (marked_)
            words_.push_back(found_);
        found_ = {};
        vowels_ = 0;
        marked_ = false;
    }

    std::string language_;
    MarkedWord found_;
    std::size_t vowels_ = 0;
    bool marked_ = false;
    std::vector<MarkedWord> words_;
};

std::size_t count_written_vowels(const MarkedWord& marked, const std::string& language) {
    const icu::UnicodeString word = icu::UnicodeString::fromUTF8(marked.word);
    std::size_t count = 0;
    for (std::int32_t i = 0; i < word.length(); i = word.moveIndex32(i, 1))
        count += is_vowel_in(language, word.char32At(i)) ? 1 : 0;
    return count;
}

/// Sets the primary stress before the vowel with this place among the vowels of the word.
Word with_stress_at(std::size_t vowel, const Word& spoken) {
    Word moved;
    std::size_t vowels = 0;
    for (const std::string& symbol : spoken) {
        if (is_ipa_vowel(symbol) && vowels++ == vowel)
            moved.emplace_back(primary_stress);
        moved.push_back(symbol);
    }
    return moved;
}

} // namespace

std::string unify_stress_marks(const std::string& text) {
    const icu::UnicodeString given = with_small_stressed_vowels(icu::UnicodeString::fromUTF8(text));
    icu::UnicodeString unified;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
        if (marks_next_vowel(given, i)) {
            i = given.moveIndex32(i, 1);
            unified.append(given.char32At(i)).append(combining_acute);
        } else {
            unified.append(marks_previous_vowel(given, i) ? combining_acute : given.char32At(i));
        }
    }
    return utf8_of(unified);
}

std::string without_stress_marks(const std::string& text) {
    const icu::UnicodeString given = icu::UnicodeString::fromUTF8(text);
    icu::UnicodeString plain;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1))
        if (!is_accent_of_vowel(given, i))
            plain.append(given.char32At(i));
    return utf8_of(plain);
}

std::vector<MarkedWord> stressed_spellings(const std::string& text, const std::string& voice_code) {
    const icu::UnicodeString given = icu::UnicodeString::fromUTF8(text);
    MarkedWordReader reader(language_of(voice_code));
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1))
        reader.read(given.char32At(i));
    return reader.take_words();
}

std::size_t move_stress(const MarkedWord& marked, const Words& alone, const std::string& voice_code,
                        std::size_t from, Words& words) {
    if (alone.size() != 1)
        return from;
    const Word sound = without_stress(alone.front());
    const auto vowels = static_cast<std::size_t>(std::ranges::count_if(sound, is_ipa_vowel));
    const auto found = std::find_if(words.begin() + static_cast<std::ptrdiff_t>(from), words.end(),
                                    [&](const Word& word) { return has_sound(word, sound); });
    if (found == words.end() || vowels != count_written_vowels(marked, language_of(voice_code)))
        return from;
    *found = with_stress_at(marked.vowel, without_stress(*found));
    return static_cast<std::size_t>(found - words.begin()) + 1;
}

} // namespace formant
