#pragma once

#include "engine/base/result.h"
#include "engine/text/symbol_table.h"
#include "engine/text/text_config.h"
#include "engine/text/words.h"

#include <cstdint>
#include <memory>
#include <string>

namespace formant {

class NumberSpeller;
class Phonemizer;
class PieceReader;

/// Converts text to the phonemes, characters or pieces that a voice is trained on and speaks. Folds
/// letters and spells out numbers first, if configured. Thread-safe.
class TextReader {
  public:
    /// ErrorKind::usage if espeak-ng does not support the language, internal if its data is
    /// missing. Characters and pieces do not need espeak-ng. Errors also as PieceReader::create().
    static Result<std::unique_ptr<TextReader>> create(const TextConfig& config);
    ~TextReader();
    TextReader(const TextReader&) = delete;
    TextReader& operator=(const TextReader&) = delete;

    Words read(const std::string& text) const;

    /// Returns the number of words that espeak-ng reads through another language, because the own
    /// one has no pronunciation for them; 0 for characters and pieces.
    std::int64_t count_language_switches(const std::string& text) const;

    /// Returns the text without markup (markup.h), with unified marks of stress (stress_marks.h),
    /// folded letters (letter_folding.h) and, for characters, pieces or with config.spell_numbers,
    /// spelled-out numbers (number_speller.h).
    std::string normal_form(const std::string& text) const;

    /// Returns espeak-ng's name for the voice that pronounces texts; empty for characters and
    /// pieces.
    std::string espeak_voice() const;

    /// Returns the vocabulary of pieces; null for phonemes and characters.
    const SymbolTable* pieces() const;

    /// Returns the version of ICU, whose rules spell out numbers.
    static std::string icu_version();

  private:
    TextReader(const TextConfig& config, std::unique_ptr<const Phonemizer> phonemizer,
               std::unique_ptr<const PieceReader> pieces);

    TextConfig config_;
    std::unique_ptr<const NumberSpeller> speller_; ///< null if digits stay
    std::unique_ptr<const Phonemizer> phonemizer_; ///< null for characters and pieces
    std::unique_ptr<const PieceReader> pieces_;    ///< null without a tokenizer
};

} // namespace formant
