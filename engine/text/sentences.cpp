#include "engine/text/sentences.h"

#include "engine/text/icu_locale.h"
#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>

#include <memory>

namespace formant {
namespace {

using Pieces = std::vector<icu::UnicodeString>;

/// Returns the root locale for those names of espeak-ng that are not language tags.
icu::Locale locale_for_sentences(const std::string& voice_code) {
    icu::Locale language = locale_of(language_tag_of(voice_code));
    UErrorCode status = U_ZERO_ERROR;
    language.setKeywordValue("ss", "standard", status); // do not end sentences at abbreviations
    return language;
}

/// Splits the text at sentence ends; returns it whole if ICU's data is missing.
Pieces cut(const icu::UnicodeString& text, const std::string& voice_code) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> ends(
        icu::BreakIterator::createSentenceInstance(locale_for_sentences(voice_code), status));
    if (U_FAILURE(status))
        return {text};
    ends->setText(text);
    Pieces pieces;
    std::int32_t begin = ends->first();
    for (std::int32_t end = ends->next(); end != icu::BreakIterator::DONE; end = ends->next()) {
        pieces.emplace_back(text, begin, end - begin);
        begin = end;
    }
    return pieces;
}

bool is_spoken(const icu::UnicodeString& piece) {
    for (std::int32_t i = 0; i < piece.length(); i = piece.moveIndex32(i, 1))
        if (u_isalnum(piece.char32At(i)))
            return true;
    return false;
}

} // namespace

std::vector<std::string> sentences_of(const std::string& text, const std::string& voice_code) {
    const icu::UnicodeString given = icu::UnicodeString::fromUTF8(text);
    Pieces sentences;
    for (const icu::UnicodeString& piece : cut(given, voice_code)) {
        if (sentences.empty() || (is_spoken(piece) && is_spoken(sentences.back())))
            sentences.push_back(piece);
        else
            sentences.back().append(piece);
    }
    if (sentences.size() < 2)
        return {text};
    std::vector<std::string> all;
    for (icu::UnicodeString& sentence : sentences)
        all.push_back(utf8_of(sentence.trim()));
    return all;
}

} // namespace formant
