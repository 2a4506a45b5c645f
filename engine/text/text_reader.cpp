#include "engine/text/text_reader.h"

#include "engine/text/character_words.h"
#include "engine/text/letter_folding.h"
#include "engine/text/markup.h"
#include "engine/text/number_speller.h"
#include "engine/text/phonemizer.h"
#include "engine/text/stress_marks.h"

#include <unicode/uvernum.h>

namespace formant {

Result<std::unique_ptr<TextReader>> TextReader::create(const TextConfig& config) {
    if (config.mode == "characters")
        return std::unique_ptr<TextReader>(new TextReader(config, nullptr));
    return Phonemizer::create(config).map([&](std::unique_ptr<Phonemizer> phonemizer) {
        return std::unique_ptr<TextReader>(new TextReader(config, std::move(phonemizer)));
    });
}

TextReader::TextReader(const TextConfig& config, std::unique_ptr<Phonemizer> phonemizer)
    : config_(config), phonemizer_(std::move(phonemizer)) {
    if (config.spell_numbers || config.mode == "characters")
        speller_ = std::make_unique<NumberSpeller>(config.language);
}

TextReader::~TextReader() = default;

Words TextReader::read(const std::string& text) const {
    const std::string normal = normal_form(text);
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

std::string TextReader::icu_version() {
    return U_ICU_VERSION;
}

} // namespace formant
