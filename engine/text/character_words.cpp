#include "engine/text/character_words.h"

#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"
#include "engine/text/punctuation.h"
#include "engine/text/zero_width.h"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace formant {
namespace {

constexpr UChar32 apostrophe = '\'', curly_apostrophe = 0x2019, letter_apostrophe = 0x02BC;

bool is_apostrophe(UChar32 letter) {
    return letter == apostrophe || letter == curly_apostrophe || letter == letter_apostrophe;
}

bool is_of_word(UChar32 letter) {
    return u_isalnum(letter) || (U_GET_GC_MASK(letter) & U_GC_M_MASK) != 0 ||
           letter == zero_width_non_joiner || letter == zero_width_joiner;
}

class CharacterReader {
  public:
    CharacterReader(const icu::UnicodeString& text, bool keep_punctuation)
        : text_(text), keep_punctuation_(keep_punctuation) {}

    Words read() {
        for (std::int32_t i = 0; i < text_.length(); i = text_.moveIndex32(i, 1))
            take(i);
        end_word();
        return std::move(words_);
    }

  private:
    void take(std::int32_t at) {
        const UChar32 letter = text_.char32At(at);
        if (is_of_word(letter) || is_apostrophe_within_word(at))
            word_.push_back(utf8_of(is_apostrophe(letter) ? apostrophe : letter));
        else
            end_word();
        if (keep_punctuation_ && is_clause_mark(letter) && !words_.empty())
            end_word_with(utf8_of(letter), words_.back());
    }
    bool is_apostrophe_within_word(std::int32_t at) const {
        return is_apostrophe(text_.char32At(at)) && !word_.empty() &&
               is_of_word(text_.char32At(at + 1));
    }
    void end_word() {
        if (!word_.empty())
            words_.push_back(std::move(word_));
        word_.clear();
    }

    const icu::UnicodeString& text_;
    bool keep_punctuation_;
    Word word_;
    Words words_;
};

} // namespace

Words character_words(const std::string& text, const TextConfig& config) {
    const icu::Locale language(language_of(config.language).c_str());
    const icu::UnicodeString lower = icu::UnicodeString::fromUTF8(text).toLower(language);
    return CharacterReader(lower, config.keep_punctuation).read();
}

} // namespace formant
