#include "engine/text/byte_pair/piece_reader.h"

#include "engine/text/icu_locale.h"
#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace formant {

Result<std::unique_ptr<const PieceReader>> PieceReader::create(const TextConfig& config) {
    const auto content = config.vocabulary.empty() ? read_vocabulary(config.tokenizer)
                                                   : Result<std::string>(config.vocabulary);
    return content
        .and_then([&](const std::string& text) {
            return BytePairEncoding::parse(text, config.tokenizer);
        })
        .and_then([&](BytePairEncoding encoding) {
            return encoding.marker(config.language).map([&](std::string marker) {
                return std::unique_ptr<const PieceReader>(
                    new PieceReader(std::move(encoding), config.language, std::move(marker)));
            });
        });
}

Words PieceReader::read(const std::string& text) const {
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(text);
    letters.toLower(locale_of(language_tag_of(language_)));
    Words words;
    icu::UnicodeString word;
    const auto end_word = [&] {
        if (word.isEmpty())
            return;
        Word pieces = encoding_.pieces(utf8_of(word));
        if (words.empty())
            pieces.insert(pieces.begin(), marker_);
        words.push_back(std::move(pieces));
        word.remove();
    };
    for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
        const UChar32 letter = letters.char32At(i);
        if (u_isUWhiteSpace(letter))
            end_word();
        else if (letter != '"')
            word.append(letter);
    }
    end_word();
    return words;
}

} // namespace formant
