#include "engine/text/text_reader.h"

#include "engine/text/byte_pair/piece_reader.h"
#include "engine/text/character_words.h"
#include "engine/text/letter_folding.h"
#include "engine/text/markup.h"
#include "engine/text/number_speller.h"
#include "engine/text/phonemizer.h"
#include "engine/text/stress_marks.h"

#include <unicode/uvernum.h>

namespace formant {

Result<std::unique_ptr<TextReader>> TextReader::create(const TextConfig& config) {
    if (config.reads_pieces())
        return PieceReader::create(config).map([&](std::unique_ptr<const PieceReader> pieces) {
            return std::unique_ptr<TextReader>(new TextReader(config, nullptr, std::move(pieces)));
        });
    if (config.mode == "characters")
        return std::unique_ptr<TextReader>(new TextReader(config, nullptr, nullptr));
    return Phonemizer::create(config).map([&](std::unique_ptr<Phonemizer> phonemizer) {
        return std::unique_ptr<TextReader>(new TextReader(config, std::move(phonemizer), nullptr));
    });
}

TextReader::TextReader(const TextConfig& config, std::unique_ptr<const Phonemizer> phonemizer,
                       std::unique_ptr<const PieceReader> pieces)
    : config_(config), phonemizer_(std::move(phonemizer)), pieces_(std::move(pieces)) {
    if (config.spell_numbers || !phonemizer_)
        speller_ = std::make_unique<NumberSpeller>(config.language);
}

TextReader::~TextReader() = default;

Words TextReader::read(const std::string& text) const {
    const std::string normal = normal_form(text);
    if (pieces_)
        return pieces_->read(normal);
    return phonemizer_ ? phonemizer_->phonemize(normal) : character_words(normal, config_);
}

std::int64_t TextReader::count_language_switches(const std::string& text) const {
    return phonemizer_ ? phonemizer_->count_language_switches(normal_form(text)) : 0;
}

std::string TextReader::normal_form(const std::string& text) const {
    const std::string plain = unify_stress_marks(remove_markup(text, config_.language));
    std::string folded = fold_letters(plain, config_.language);
    return speller_ ? (*speller_)(folded) : folded;
}

std::string TextReader::espeak_voice() const {
    return phonemizer_ ? phonemizer_->voice() : "";
}

const SymbolTable* TextReader::pieces() const {
    return pieces_ ? &pieces_->symbols() : nullptr;
}

std::string TextReader::icu_version() {
    return U_ICU_VERSION;
}

} // namespace formant
